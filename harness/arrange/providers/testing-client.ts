import { because } from '../../reasons/because.ts'
import type { ClientPurpose, Profile } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'

/**
 * A client to which fake providers and the fake country are open: one in test or pending status.
 * Source: Account information / Resources and their fields / Other resources.
 * @throws CheckStopped (untested) when the profile gives none
 */
export function testingClient(profile: Profile): ClientPurpose {
  const statuses = ['test', 'pending']
  const found = ['main', 'second'].find((purpose) =>
    profile.clients.some((client) => client.purpose === purpose && statuses.includes(client.status)),
  )
  if (found === undefined) throw untested(because('no-testing-client'))
  return found as ClientPurpose
}
