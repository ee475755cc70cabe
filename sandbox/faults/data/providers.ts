import { faultsNamed } from '../kinds/faults-named.ts'

export const faults = faultsNamed({
  'finds-providers-by-a-pattern': {
    absentIn: ['ais-v6', 'payments-v1'],
    patch: 'takes-providers.find-with-first-as-rewriting-_$-to-f-too',
  },
  'shows-another-provider': 'takes-providers.find-with-first-as-fakebank_select_xf-where-it-is-not-nothing',
  'leaves-out-interactive-fields-where-there-are-none':
    'omits-interactive_fields-of-providerDetail-where-interactive_fields-is-empty',
  'names-holder-details-in-the-singular': 'shows-holder_info-as-each-rewriting-s$-to-empty-of-provider',
  'leaves-localized-name-out': 'omits-localized_name-of-field-where-localized_name-is-own-english_name',
})
