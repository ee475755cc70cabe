import { pick, whole } from '../basics/fraction.ts'
import type { HolderInfo } from './holdings.ts'
import type { SandboxProvider } from './provider.ts'

/** The name of a login's holder. */
export function holderName(identity: string): string {
  const first = pick(['Ada', 'Bruno', 'Céline', 'Dmitri', 'Elif', 'Farid', 'Göran', 'Hana'], 'first', identity)
  const last = pick(['Almeida', 'Brook', 'Castell', 'Dvořák', 'Ekdahl', 'Farrow', 'Grünwald', 'Hale'], 'last', identity)
  return `${first} ${last}`
}

/** Countries whose holders have a social security number. The fake one is among them, so that every client sees one. A choice. */
const ssnCountries = ['US', 'XF']

/** The holder data that the provider supplies, or null. Source: Holder info. */
export function holderOf(provider: SandboxProvider, identity: string): HolderInfo | null {
  if (provider.holder_info.length === 0) return null
  const digits = (word: string, least: number, most: number): string => String(whole(least, most, word, identity))
  const offered = (word: string): boolean => provider.holder_info.includes(word)
  return {
    ...(offered('names') && { names: [holderName(identity)] }),
    ...(offered('emails') && { emails: [`holder${digits('mail', 100, 999)}@mail.example`] }),
    ...(offered('phone_numbers') && { phone_numbers: [`+1555${digits('phone', 1_000_000, 9_999_999)}`] }),
    addresses: [
      {
        city: pick(['Northhaven', 'Saltmarsh', 'Old Mill'], 'city', identity),
        state: pick(['Upland', 'Shore'], 'state', identity),
        street: `${digits('house', 1, 180)} Harbour Street`,
        country_code: provider.country_code,
        post_code: digits('post', 10_000, 99_999),
      },
    ],
    ...(ssnCountries.includes(provider.country_code) && { ssn: digits('ssn', 1000, 9999) }),
    ...(provider.country_code === 'BR' && { cpf: digits('cpf', 10_000_000_000, 99_999_999_999) }),
  }
}
