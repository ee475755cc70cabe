import { countries, realCountries, type Country } from '../../reference/countries.ts'
import type { Client } from '../../store/entities.ts'

/** Which countries a client sees. Source: Other resources, Country; Version 4 endpoints. */
export function countriesRules() {
  return {
    includeFakeDefault: false,

    fakeAllowed: (client: Client): boolean => client.status === 'test' || client.status === 'pending',

    listed: (asked: boolean, allowed: boolean): readonly Country[] =>
      asked && allowed ? countries() : realCountries(),

    known: (code: string): boolean => countries().some((country) => country.code === code),
  }
}
