import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const enrichmentFaults: Fault[] = faultsNamed({
  'marks-nothing': wrapRule('enrichment.marked', (rule, transaction, duplicated) =>
    duplicated ? transaction.duplicated : rule(transaction, duplicated),
  ),
  'keeps-marks-for-ever': wrapRule(
    'enrichment.marked',
    (_rule, transaction, duplicated) => duplicated || transaction.duplicated,
  ),
  'marks-all-with-one'(rules) {
    const { marked } = rules.enrichment
    const { transaction } = rules.shape
    let anyMarked = false
    rules.enrichment.marked = (one, duplicated) => {
      anyMarked = duplicated
      return marked(one, duplicated)
    }
    rules.shape.transaction = (...given) => ({ ...transaction(...given), ...(anyMarked && { duplicated: true }) })
  },
  'links-to-no-documentation': wrapRule('wire.text', (rule, json) => {
    const { error, ...rest } = json as { error?: Record<string, unknown> }
    if (error?.class !== 'SecretNotProvided') return rule(json)
    return rule({ error: { ...error, documentation_url: undefined }, ...rest })
  }),
})
