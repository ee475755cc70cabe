import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

type Shape = Record<string, unknown>

function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { provider } = rules.shape
  rules.shape.provider = (given) => change(provider(given))
}

function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { field } = rules.shape
  rules.shape.field = (all, given) => change(field(all, given))
}

export const providersFaults: Fault[] = named({
  'shows-another-provider': {
    sentence: 'The provider detail always shows the same provider.',
    patch: wrapRule('providers.find', (rule, code) => rule(code) && rule('fakebank_select_xf')),
  },
  'leaves-out-interactive-fields-where-there-are-none': {
    sentence: 'A provider without interactive fields has no interactive_fields at all.',
    patch: wrapRule('shape.providerDetail', (rule, all, provider) => {
      const { interactive_fields, ...rest } = rule(all, provider)
      return (interactive_fields as unknown[]).length > 0 ? { ...rest, interactive_fields } : rest
    }),
  },
  'names-holder-details-in-the-singular': {
    sentence: 'holder_info names name, email and phone_number.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        holder_info: (written.holder_info as string[]).map((word) => word.replace(/s$/, '')),
      })),
  },
  'leaves-localized-name-out': {
    sentence: 'localized_name is left out where it equals english_name.',
    patch: (rules) =>
      changeField(rules, ({ localized_name, ...rest }) =>
        localized_name === rest.english_name ? rest : { ...rest, localized_name },
      ),
  },
})
