import type { ClientProfile, Profile } from './profile.ts'

/**
 * The clients beside the main one that may not call some routes, and whose keys or status are no cause of a refusal there.
 */
export function barredClients({ clients }: Pick<Profile, 'clients'>): ClientProfile[] {
  return clients.filter(
    ({ purpose, key_type, status, no_access_to = [] }) =>
      purpose !== 'main' &&
      key_type === 'service' &&
      (status === 'test' || status === 'live') &&
      no_access_to.length > 0,
  )
}
