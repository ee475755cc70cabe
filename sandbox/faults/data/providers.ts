import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Shape = Record<string, unknown>

function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { provider } = rules.shape
  rules.shape.provider = (given) => change(provider(given))
}

function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { field } = rules.shape
  rules.shape.field = (all, given) => change(field(all, given))
}

export const faults = faultsNamed({
  'shows-another-provider': wrapRule('providers.find', (rule, code) => rule(code) && rule('fakebank_select_xf')),
  'leaves-out-interactive-fields-where-there-are-none': wrapRule('shape.providerDetail', (rule, all, provider) => {
    const { interactive_fields, ...rest } = rule(all, provider)
    return (interactive_fields as unknown[]).length > 0 ? { ...rest, interactive_fields } : rest
  }),
  'names-holder-details-in-the-singular': (rules) =>
    changeProvider(rules, (written) => ({
      ...written,
      holder_info: (written.holder_info as string[]).map((word) => word.replace(/s$/, '')),
    })),
  'leaves-localized-name-out': (rules) =>
    changeField(rules, ({ localized_name, ...rest }) =>
      localized_name === rest.english_name ? rest : { ...rest, localized_name },
    ),
})
