import { because } from '../../reasons/because.ts'
import type { ClientProfile, ClientPurpose, Profile } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import { unknownIdLike } from './unknown-id.ts'

/** The profile's client for a purpose. @throws CheckStopped (untested) when the profile names none */
export function keysOf(profile: Profile, purpose: ClientPurpose): ClientProfile {
  const found = profile.clients.find((client) => client.purpose === purpose)
  if (found) return found
  if (purpose === 'main') throw untested(because('main-client-missing'))
  throw untested(because('capability-missing', { capability: `${purpose}-client` }))
}

/** The App-id by which the control port knows the profile's client, whatever keys it goes by. */
export function registeredAppId(profile: Profile, purpose: ClientPurpose): string {
  const { registered, app_id } = keysOf(profile, purpose)
  return registered?.app_id ?? app_id
}

/** A key of the same form as a known one, that the target did not give out. */
export function unknownKeyLike(key: string): string {
  const other = unknownIdLike(key)
  return other === key ? `${key}0` : other
}

/** The key with its last character changed to another of its kind. */
export function almost(key: string): string {
  const last = key.at(-1) ?? ''
  return `${key.slice(0, -1)}${last === '1' ? '2' : '1'}`
}

/** The key in capitals, or in small letters where it is in capitals. @throws CheckStopped (untested) for one without letters */
export function inOtherCase(key: string): string {
  const other = key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase()
  if (other === key) throw untested(because('key-without-letters'))
  return other
}
