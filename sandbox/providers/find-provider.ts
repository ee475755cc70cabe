import { realCountries } from '../reference/lists.ts'
import { readFileSync } from 'node:fs'
import { once } from '../basics/remembering.ts'
import { parseYaml } from '../../core/parse-yaml.ts'
import { type ProviderData, type SandboxProvider, providersOf } from './provider.ts'

/** Ids need not begin at 1. */
const firstId = 989

/** The last part of a local bank's code, and its name. */
const local = [
  ['city', 'City Bank'],
  ['rural', 'Rural Bank'],
] as const

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

/** Every provider, or those that are no fake ones, in ascending order of the ids. */
export function listProviders(includeFake: boolean): SandboxProvider[] {
  return [...catalogue().values()].filter(({ fake }) => includeFake || !fake)
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
