import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import { listProviders } from '../../providers/find-provider.ts'

export const faults = faultsNamed({
  'finds-providers-by-a-pattern': {
    absentIn: ['ais-v6', 'payments-v1'],
    patch: wrapRule('providers.find', (rule, code) => {
      const all = listProviders({ include_fake_providers: true })
      return rule(code) ?? all.find((one) => `${one.code.slice(0, -1)}_` === code)
    }),
  },
  'shows-another-provider': 'takes-providers.find-with-first-as-fakebank_select_xf-where-it-is-not-nothing',
  'leaves-out-interactive-fields-where-there-are-none':
    'omits-interactive_fields-of-providerDetail-where-interactive_fields-is-empty',
  'names-holder-details-in-the-singular': changeShape('provider', (written) => ({
    holder_info: (written['holder_info'] as string[]).map((word) => word.replace(/s$/, '')),
  })),
  'leaves-localized-name-out': changeShape('field', ({ localized_name, ...rest }) =>
    localized_name === rest['english_name'] ? { localized_name: undefined } : { localized_name },
  ),
})
