import type { Fault } from '../kit/fault.ts'

/** The rules of the list of countries, each broken in one way. */
export const countriesFaults: Fault[] = [
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
