import { canBeHidden } from '../client/masking/ordinary-words.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { Profile, ProviderProfile } from '../profile/profile.ts'

/** A profile for a recording: secrets replaced by texts of the same form, private keys left out. */
export function keptProfile(profile: Profile, masker: Masker): Profile {
  const kept = masker.maskValue(withoutKeys(profile)) as Profile
  return {
    ...kept,
    // Public keys and file addresses have names that look like those of secrets.
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
 * Credentials of a select field also appear among the target's options. An option that cannot be masked there stays
 * here too, so that it is still one of them.
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

/** Replaces each private key by a number; equal keys get the same number, because checks compare them. */
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
