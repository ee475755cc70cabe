import type { Masker } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'

/** A profile as a recording holds it: each secret replaced by one of the same form, and its private keys left out. */
export function keptProfile(profile: Profile, masker: Masker): Profile {
  const kept = masker.maskValue(withoutKeys(profile)) as Profile
  return {
    ...kept,
    // Public keys and addresses of files stand under names by which secrets are known.
    capabilities: profile.capabilities,
    providers: kept.providers.map((one, at) => {
      const { file } = profile.providers[at] ?? {}
      return file ? { ...one, file: { ...file, ...(file.url !== undefined && { url: masker.mask(file.url) }) } } : one
    }),
  }
}

/** Each private key by its number: which are the same is asked for. */
function withoutKeys(value: unknown, numbers = new Map<string, number>()): unknown {
  if (typeof value === 'string') return value.includes('PRIVATE KEY-----') ? `(left out ${numberOf(value)})` : value
  if (Array.isArray(value)) return value.map((one) => withoutKeys(one, numbers))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKeys(one, numbers)]))

  function numberOf(key: string): number {
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return number
  }
}
