import { faultsNamed } from '../kinds/faults-named.ts'

const retired = 'AZM BGL BYR EEK GHC HRK LTL LVL MRO MXP MZM PLZ ROL RUR SDD SKK STD TMM TRL VEF ZMK'.split(' ')

export const faults = faultsNamed({
  'drops-the-codes-that-replaced-others': {
    sentence: 'The Belarusian ruble is listed under its retired code instead of its new one.',
    patch: 'omits-rows-where-code-is-BYN-at-get-currencies',
  },
  'drops-retired-currency-codes': {
    sentence: 'Currencies with a replaced code are listed under the new code only.',
    patch: `omits-rows-where-code-matches-^(?:${retired.join('|')})$-at-get-currencies`,
  },
  'lists-the-fake-country-always': 'takes-countries.listed-with-each-as-true',
  'shows-the-fake-country-to-live-clients': 'takes-countries.fakeAllowed-as-true-where-status-is-live',
})
