import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const enrichmentFaults: Fault[] = named({
  'marks-nothing': {
    sentence: 'Marking a transaction as a duplicate has no effect.',
    patch: wrapRule('enrichment.marked', (rule, transaction, duplicated) =>
      duplicated ? transaction.duplicated : rule(transaction, duplicated),
    ),
  },
  'keeps-marks-for-ever': {
    sentence: 'The duplicate mark of a transaction cannot be removed.',
    patch: wrapRule('enrichment.marked', (_rule, transaction, duplicated) => duplicated || transaction.duplicated),
  },
  'marks-all-with-one': {
    sentence: 'If one transaction is marked as a duplicate, all are shown as duplicates.',
    patch(rules) {
      const { marked } = rules.enrichment
      const { transaction } = rules.shape
      let anyMarked = false
      rules.enrichment.marked = (one, duplicated) => {
        anyMarked = duplicated
        return marked(one, duplicated)
      }
      rules.shape.transaction = (...given) => ({ ...transaction(...given), ...(anyMarked && { duplicated: true }) })
    },
  },
  'links-to-no-documentation': {
    sentence: 'Errors about keys have no documentation_url.',
    patch: wrapRule('wire.text', (rule, json) => {
      const { error, ...rest } = json as { error?: Record<string, unknown> }
      if (error?.class !== 'SecretNotProvided') return rule(json)
      return rule({ error: { ...error, documentation_url: undefined }, ...rest })
    }),
  },
})
