import type { Fault } from '../kit/fault.ts'

/** What is data enrichment's alone, broken in one way each. */
export const enrichmentFaults: Fault[] = [
  {
    id: 'marks-nothing',
    sentence: 'Marking a transaction as a duplicate has no effect.',
    patch(rules) {
      const { marked } = rules.enrichment
      rules.enrichment.marked = (transaction, duplicated) =>
        duplicated ? transaction.duplicated : marked(transaction, duplicated)
    },
  },
  {
    id: 'keeps-marks-for-ever',
    sentence: 'The duplicate mark of a transaction cannot be removed.',
    patch(rules) {
      rules.enrichment.marked = (transaction, duplicated) => duplicated || transaction.duplicated
    },
  },
  {
    id: 'marks-all-with-one',
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
  {
    id: 'links-to-no-documentation',
    sentence: 'Errors about keys have no documentation_url.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => {
        const { error, ...rest } = json as { error?: Record<string, unknown> }
        if (error?.class !== 'SecretNotProvided') return text(json)
        return text({ error: { ...error, documentation_url: undefined }, ...rest })
      }
    },
  },
]
