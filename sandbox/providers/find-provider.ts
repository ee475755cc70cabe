import { realCountries } from '../reference/lists.ts'
import { readFileSync } from 'node:fs'
import { once } from '../basics/remembering.ts'
import { parseYaml } from '../../core/parse-yaml.ts'
import { type ProviderData, type ProviderMode, type SandboxProvider, providersOf } from './provider.ts'

/** Ids need not begin at 1. */
const firstId = 989

/** The last part of a local bank's code, and its name. */
const local = [
  ['city', 'City Bank'],
  ['rural', 'Rural Bank'],
] as const

interface ProviderFilter {
  country_code?: string | undefined
  mode?: ProviderMode | undefined
  provider_code?: string | undefined
  /** Fake providers are left out unless this is true. */
  include_fake_providers?: boolean | undefined
}

/** Every provider by its code, in ascending order of the ids. */
const catalogue = once((): ReadonlyMap<string, SandboxProvider> => {
  const text = readFileSync(new URL('./providers.yaml', import.meta.url), 'utf8')
  const table = { ...(parseYaml(text) as Record<string, ProviderData>), ...localBanks() }
  return new Map(providersOf(table, firstId).map((provider) => [provider.code, provider]))
})

/** The provider of that code, fake ones included; undefined when there is none. */
export function findProvider(code: string): SandboxProvider | undefined {
  return catalogue().get(code)
}

/** The providers that a filter selects, in ascending order of the ids. An empty filter selects those of real countries. */
export function listProviders(filter: ProviderFilter = {}): SandboxProvider[] {
  return [...catalogue().values()].filter(
    (provider) =>
      (filter.include_fake_providers === true || !provider.fake) &&
      (filter.country_code === undefined || provider.country_code === filter.country_code) &&
      (filter.mode === undefined || provider.mode === filter.mode) &&
      (filter.provider_code === undefined || provider.code === filter.provider_code),
  )
}

/** Banks of every real country: enough for several pages in the list of providers. */
function localBanks(): Record<string, ProviderData> {
  const banks = realCountries().flatMap((country) => local.map(([suffix, name]) => ({ suffix, name, country })))
  return Object.fromEntries(
    banks.map(({ suffix, name, country: { code, name: country } }) => [
      `local_${suffix}_${code.toLowerCase()}`,
      { name: `${name} (${country})`, country_code: code, holdings: 'everyday' },
    ]),
  )
}
