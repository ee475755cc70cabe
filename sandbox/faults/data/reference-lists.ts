import { changeData } from '../kit/change-data.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

export const faults = faultsNamed({
  'drops-the-codes-that-replaced-others': {
    sentence: 'The Belarusian ruble is listed under its retired code instead of its new one.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) => (rows as Row[]).filter(({ code }) => code !== 'BYN')),
  },
  'drops-retired-currency-codes': {
    sentence: 'Currencies with a replaced code are listed under the new code only.',
    patch(rules) {
      const retired = 'AZM BGL BYR EEK GHC HRK LTL LVL MRO MXP MZM PLZ ROL RUR SDD SKK STD TMM TRL VEF ZMK'.split(' ')
      changeData(rules, 'currencies/list', (rows) =>
        (rows as Row[]).filter(({ code }) => !retired.includes(String(code))),
      )
    },
  },
  'lists-the-fake-country-always': wrapRule('countries.listed', (rule) => rule(true, true)),
  'shows-the-fake-country-to-live-clients': wrapRule(
    'countries.fakeAllowed',
    (rule, client) => client.status === 'live' || rule(client),
  ),
})
