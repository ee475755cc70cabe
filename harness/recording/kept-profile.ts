import { canBeHidden } from '../client/masking/ordinary-words.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { Profile, ProviderProfile } from '../profile/profile.ts'

/** A profile as a recording holds it: each secret replaced by one of the same form, and its private keys left out. */
export function keptProfile(profile: Profile, masker: Masker): Profile {
  const kept = masker.maskValue(withoutKeys(profile)) as Profile
  return {
    ...kept,
    // Public keys and addresses of files stand under names by which secrets are known.
    capabilities: profile.capabilities,
    providers: kept.providers.map((one, at) => {
      const { file, credentials } = profile.providers[at] ?? {}
      const choices = one.purpose === 'select' && credentials ? { credentials: keptChoices(credentials, one) } : {}
      const files = file && { file: { ...file, ...(file.url !== undefined && { url: masker.mask(file.url) }) } }
      return { ...one, ...choices, ...files }
    }),
  }
}

/**
 * The credentials for a select field are among the options that the target lists. An option that cannot be hidden there stays
 * here too: otherwise it would no longer be one of them.
 */
function keptChoices(given: unknown, { credentials }: ProviderProfile): NonNullable<ProviderProfile['credentials']> {
  const keep = (value: unknown, kept: unknown): unknown => {
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' && !canBeHidden(value) ? value : kept
    const fields = Object.entries(kept as object)
    return Object.fromEntries(fields.map(([name, one]) => [name, keep((value as Record<string, unknown>)[name], one)]))
  }
  return keep(given, credentials) as NonNullable<ProviderProfile['credentials']>
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
