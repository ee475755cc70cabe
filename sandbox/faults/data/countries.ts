import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import type { Rules } from '../../world/rules.ts'

type Shape = Record<string, unknown>

/** Changes how one country is written. */
function changeCountry(rules: Rules, code: string, change: (written: Shape) => Shape): void {
  const { country } = rules.shape
  rules.shape.country = (given) => (given.code === code ? change(country(given)) : country(given))
}

/** The rules of the list of countries, each broken in one way. */
export const countriesFaults: Fault[] = [
  {
    id: 'wraps-countries-in-an-object',
    sentence: 'data of the countries is an object with the list under countries.',
    patch: (rules) => changeData(rules, 'countries/list', (countries) => ({ countries })),
  },
  {
    id: 'names-a-country-in-two-languages',
    sentence: 'The name of one country is an object with a string for each language.',
    patch: (rules) => changeCountry(rules, 'PT', (written) => ({ ...written, name: { en: written.name } })),
  },
  {
    id: 'leaves-the-name-of-a-country-out',
    sentence: 'One country has no name.',
    patch: (rules) => changeCountry(rules, 'NO', ({ name: _name, ...rest }) => rest),
  },
  {
    id: 'writes-country-codes-in-lower-case',
    sentence: 'The code of one country is in lower case.',
    patch: (rules) => changeCountry(rules, 'FR', (written) => ({ ...written, code: 'fr' })),
  },
  {
    id: 'lists-a-country-that-is-none',
    sentence: 'Ukraine has the code UR, which ISO 3166 does not have.',
    patch: (rules) => changeCountry(rules, 'UA', (written) => ({ ...written, code: 'UR' })),
  },
  {
    id: 'refreshes-a-country-at-24',
    sentence: 'refresh_start_time of one country is 24 instead of 0.',
    patch: (rules) => changeCountry(rules, 'DE', (written) => ({ ...written, refresh_start_time: 24 })),
  },
  {
    id: 'never-lists-the-fake-country',
    sentence: 'XF is not listed for a test client with include_fake_providers.',
    patch(rules) {
      rules.countries.fakeAllowed = () => false
    },
  },
  {
    id: 'lists-the-fake-country-by-default',
    sentence: 'Without include_fake_providers XF is listed.',
    patch(rules) {
      rules.countries.includeFakeDefault = true
    },
  },
  {
    id: 'lists-the-fake-country-always',
    sentence: 'XF is listed even when include_fake_providers is false.',
    patch(rules) {
      const { listed } = rules.countries
      rules.countries.listed = () => listed(true, true)
    },
  },
  {
    id: 'shows-the-fake-country-to-live-clients',
    sentence: 'XF is listed for a live client with include_fake_providers.',
    patch(rules) {
      const { fakeAllowed } = rules.countries
      rules.countries.fakeAllowed = (client) => client.status === 'live' || fakeAllowed(client)
    },
  },
]
