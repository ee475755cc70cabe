import { changeAnswers } from '../kit/change-answers.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

/** What is data enrichment's alone, broken in one way each. */
export const enrichmentFaults: Fault[] = [
  {
    id: 'knows-no-merchants',
    sentence: 'The merchants route does not exist.',
    patch(rules) {
      const { routeServed } = rules.access
      rules.access.routeServed = (route) => route.name !== 'merchants/list' && routeServed(route)
    },
  },
  {
    id: 'enriches-for-everybody',
    sentence: 'Clients without access to data enrichment can use it.',
    patch(rules) {
      rules.enrichment.allowed = () => true
    },
  },
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
    id: 'deletes-nothing',
    sentence: 'Deletions are accepted, and nothing is deleted.',
    patch(rules) {
      rules.enrichment.kept = () => true
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
  {
    id: 'enriches-fewer-than-100',
    sentence: 'A batch of 100 objects to enrich is refused.',
    patch(rules) {
      rules.categories.batchTooBig = (count, maxBatch) => count >= maxBatch
    },
  },
  {
    id: 'enriches-101',
    sentence: 'A batch of 101 objects is enriched.',
    patch(rules) {
      rules.categories.maxBatch = 101
    },
  },
  {
    id: 'enriches-1001-a-day',
    sentence: 'The daily limit of pending clients is 1001 transactions.',
    patch(rules) {
      rules.categories.maxPerDay = 1001
    },
  },
  {
    id: 'enriches-999-a-day',
    sentence: 'The daily limit of pending clients is 999 transactions.',
    patch(rules) {
      rules.categories.maxPerDay = 999
    },
  },
  {
    id: 'limits-the-day-of-live-clients',
    sentence: 'The daily limit of 1000 transactions is applied to live clients too.',
    patch(rules) {
      rules.categories.limited = () => true
    },
  },
  {
    id: 'enriches-for-other-clients',
    sentence: 'Every client can mark, delete and teach about the transactions of other clients.',
    patch(rules) {
      rules.accounts.ownTransaction = () => true
      rules.access.ownCustomer = () => true
    },
  },
  {
    id: 'passes-over-unknown-transactions',
    interfaces: ['enrichment-v5'],
    sentence: 'A request about a transaction that does not exist is accepted.',
    patch: (rules) =>
      changeAnswers(rules, ({ json }) =>
        JSON.stringify(json)?.includes('"TransactionNotFound"')
          ? { status: 200, json: { data: { learned: true } } }
          : {},
      ),
  },
  {
    id: 'says-in-words-what-was-learned',
    sentence: 'learned in the answer to a lesson is the string yes.',
    patch: (rules) => changeData(rules, 'categories/learn', () => ({ learned: 'yes' })),
  },
  {
    id: 'takes-fewer-than-100-objects',
    sentence: 'A batch of 100 objects is refused.',
    patch(rules) {
      rules.categories.maxBatch = 99
    },
  },
  {
    id: 'takes-101-objects',
    sentence: 'A batch of 101 objects is accepted.',
    patch(rules) {
      rules.categories.maxBatch = 101
    },
  },
]
