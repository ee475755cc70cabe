import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import type { CapabilityName } from '../../core/capability.ts'
import { capabilitiesOf } from '../profile/capabilities-of.ts'
import type { Profile } from '../profile/profile.ts'
import type { Dialect, Names } from './dialect.ts'

/** The profile with its clients' keys for a dialect. A client without such keys is left out. */
export function profileIn(dialect: Dialect, profile: Profile): Profile {
  const { ownKeys } = dialect
  return ownKeys ? { ...profile, clients: profile.clients.flatMap((client) => ownKeys.of(client) ?? []) } : profile
}

/**
 * What a profile offers for a dialect. A client without the dialect's keys offers nothing, and the reason says so. A
 * version with few routes may replace a capability by another.
 */
export function capabilitiesIn(dialect: Dialect, profile: Profile): Map<CapabilityName, true | Reason> {
  const offered = withConnectionsMade(dialect, profile)
  if (dialect.capabilities) return withStandIns(offered, dialect.capabilities)
  if (!dialect.ownKeys) return offered
  const byDialectKeys = capabilitiesOf(profileIn(dialect, profile))
  return new Map([...byDialectKeys].map(([name, answer]) => [name, reasonOf(name, answer, offered.get(name))]))
}

/** Whether a version without a route for it creates its connections on a hosted page, for customers from the profile. */
export function makesByPage({ madeThrough = [], ready }: Dialect, profile: Profile): boolean {
  const hasCustomers = profile.clients.some(({ purpose, customers }) => purpose === 'main' && customers !== undefined)
  return (
    madeThrough.length > 0 &&
    ready !== undefined &&
    hasCustomers &&
    capabilitiesOf(profile).get('hosted-pages') === true
  )
}

/** The profile's capabilities. A connection need not be ready if another offered interface can create one. */
export function withConnectionsMade(dialect: Dialect, profile: Profile): Map<CapabilityName, true | Reason> {
  const { madeThrough = [], ready } = dialect
  const offered = capabilitiesOf(profile)
  const makes = madeThrough.some((name) => profile.target.interfaces.includes(name)) || makesByPage(dialect, profile)
  if (ready && makes && offered.get('plain-provider') === true) offered.set(ready.plain.capability, true)
  return offered
}

function withStandIns(
  offered: Map<CapabilityName, true | Reason>,
  standIns: NonNullable<Dialect['capabilities']>,
): Map<CapabilityName, true | Reason> {
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

/** The dialect with the header of the main client's key. */
export function dialectOfProfile(dialect: Dialect, { clients, control }: Profile): Dialect {
  const main = clients.find(({ purpose }) => purpose === 'main')
  const mainWithKeys = main && dialect.ownKeys?.of(main)
  return {
    ...dialect,
    ...(mainWithKeys &&
      dialect.ownKeys && { headers: { ...dialect.headers, ...underKeys(dialect.ownKeys.headers(mainWithKeys)) } }),
    ...(control?.offers.includes('rate-limits') && { limitsOff: true }),
  }
}

function underKeys([id, secret]: readonly [string, string]): Names {
  return { 'App-id': id, Secret: secret }
}
