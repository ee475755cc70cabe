import { countryProviders } from './country-providers.ts'
import { fakeProviders } from './fake-providers.ts'
import type { ProviderMode, SandboxProvider } from './provider.ts'

export interface ProviderFilter {
  country_code?: string | undefined
  mode?: ProviderMode | undefined
  provider_code?: string | undefined
  /** Fake providers are left out unless this is true. */
  include_fake_providers?: boolean | undefined
}

let byCode: ReadonlyMap<string, SandboxProvider> | undefined

/** Every provider by its code, in ascending order of the ids. */
function catalogue(): ReadonlyMap<string, SandboxProvider> {
  byCode ??= new Map([...fakeProviders(), ...countryProviders()].map((provider) => [provider.code, provider]))
  return byCode
}

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
