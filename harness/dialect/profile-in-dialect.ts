import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import type { CapabilityName } from '../../core/capability.ts'
import { capabilitiesOf } from '../profile/capabilities-of.ts'
import type { ClientProfile, Profile } from '../profile/profile.ts'
import type { Dialect, Narrow } from './dialect.ts'

/** The profile with the keys that its clients have in a dialect; clients without such keys are left out. */
export function profileIn(dialect: Dialect, profile: Profile): Profile {
  return dialect.keys === undefined ? profile : { ...profile, clients: profile.clients.flatMap(withVersion3Keys) }
}

function withVersion3Keys(client: ClientProfile): ClientProfile[] {
  const { v3, app_id, secret: ownSecret } = client
  if (!v3) return []
  const key_type = v3.app_secret === undefined ? 'service' : 'app'
  const secret = v3.app_secret ?? v3.service_secret ?? ''
  return [{ ...client, app_id: v3.client_id, secret, key_type, registered: { app_id, secret: ownSecret } }]
}

/**
 * What a profile offers for a dialect: a client that lacks the dialect's keys offers nothing, and the reason says so. What
 * stands in for a capability in a version with few routes is looked at in its place.
 */
export function capabilitiesIn(dialect: Dialect, profile: Profile): Map<CapabilityName, true | Reason> {
  const offered = capabilitiesOf(profile)
  if (dialect.narrow) return withStandIns(offered, dialect.narrow)
  if (dialect.keys === undefined) return offered
  const own = capabilitiesOf(profileIn(dialect, profile))
  return new Map([...own].map(([name, answer]) => [name, reasonOf(name, answer, offered.get(name))]))
}

function withStandIns(offered: Map<CapabilityName, true | Reason>, { capabilities: standIns }: Narrow) {
  return new Map([...offered].map(([name, answer]) => [name, standIn(standIns[name], answer)]))

  function standIn(own: CapabilityName | 'nothing' | undefined, answer: true | Reason): true | Reason {
    if (own === 'nothing') return true
    return own === undefined ? answer : (offered.get(own) ?? answer)
  }
}

function reasonOf(name: CapabilityName, own: true | Reason, without: true | Reason | undefined): true | Reason {
  if (own === true || without !== true) return own
  return because('keys-of-version-3-missing', { capability: name })
}

/** The dialect as the main client speaks it to the target: under App-secret where that is the key it has. */
export function dialectOfProfile(dialect: Dialect, { clients, control }: Profile): Dialect {
  const main = clients.find(({ purpose }) => purpose === 'main')
  const bySecretOfApp = dialect.keys !== undefined && main?.v3?.app_secret !== undefined
  return {
    ...dialect,
    ...(bySecretOfApp && { headers: { ...dialect.headers, Secret: 'App-secret' } }),
    ...(control?.offers.includes('rate-limits') && { limitsOff: true }),
  }
}
