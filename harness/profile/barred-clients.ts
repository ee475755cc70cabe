import type { ClientProfile, Profile } from './profile.ts'

/** The further clients with routes that they may not call. Their keys and status are right, so they cause no refusal. */
export function barredClients({ clients }: Pick<Profile, 'clients'>): ClientProfile[] {
  return clients.filter(
    ({ purpose, key_type, status, no_access_to = [] }) =>
      purpose !== 'main' &&
      key_type === 'service' &&
      (status === 'test' || status === 'live') &&
      no_access_to.length > 0,
  )
}
