import type { Masker } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'

/** A profile as a recording holds it: each secret replaced by one of the same form, and its private keys left out. */
export function keptProfile(profile: Profile, masker: Masker): Profile {
  return masker.maskValue(withoutKeys(profile)) as Profile
}

function withoutKeys(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('PRIVATE KEY-----') ? '(left out)' : value
  if (Array.isArray(value)) return value.map(withoutKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKeys(one)]))
}
