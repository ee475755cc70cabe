import type { Mutant } from '../kit/mutant.ts'

/** What is data enrichment's alone, broken in one way each. */
export const enrichmentMutants: Mutant[] = [
  {
    id: 'knows-no-merchants',
    breaks: ['enrichment-v5/routes/each-is-there'],
    sentence: 'There is no route that tells of merchants.',
    patch(rules) {
      const { routeServed } = rules.access
      rules.access.routeServed = (route) => route.name !== 'merchants/list' && routeServed(route)
    },
  },
  {
    id: 'enriches-for-everybody',
    breaks: ['enrichment-v5/routes/direct-access'],
    sentence: 'Clients without access to data enrichment have it.',
    patch(rules) {
      rules.enrichment.allowed = () => true
    },
  },
  {
    id: 'marks-nothing',
    breaks: ['enrichment-v5/duplicates/marked'],
    sentence: 'A transaction marked as a duplicate stays as it was.',
    patch(rules) {
      const { marked } = rules.enrichment
      rules.enrichment.marked = (transaction, duplicated) =>
        duplicated ? transaction.duplicated : marked(transaction, duplicated)
    },
  },
  {
    id: 'keeps-marks-for-ever',
    breaks: ['enrichment-v5/duplicates/unmarked'],
    sentence: 'The mark of a duplicate is never taken back.',
    patch(rules) {
      rules.enrichment.marked = (transaction, duplicated) => duplicated || transaction.duplicated
    },
  },
  {
    id: 'marks-all-with-one',
    breaks: ['enrichment-v5/duplicates/no-other-marked'],
    sentence: 'While one transaction is marked as a duplicate, all are shown as duplicates.',
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
    breaks: ['enrichment-v5/transactions/deleted-are-gone'],
    sentence: 'Deletions are accepted, and nothing is deleted.',
    patch(rules) {
      rules.enrichment.kept = () => true
    },
  },
  {
    id: 'links-to-no-documentation',
    breaks: ['enrichment-v5/errors/documentation-url'],
    sentence: 'Errors of keys have no documentation_url.',
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
    breaks: ['enrichment-v5/limits/100-objects-to-enrich'],
    sentence: 'A batch of 100 objects is one too many to enrich.',
    patch(rules) {
      rules.categories.batchTooBig = (count, maxBatch) => count >= maxBatch
    },
  },
  {
    id: 'enriches-101',
    breaks: ['enrichment-v5/limits/101-objects-to-enrich'],
    sentence: 'A batch of 101 objects is enriched.',
    patch(rules) {
      rules.categories.maxBatch = 101
    },
  },
  {
    id: 'enriches-without-end',
    breaks: ['enrichment-v5/limits/1000-a-day'],
    sentence: 'A pending client may have as much enriched in a day as it likes.',
    patch(rules) {
      rules.categories.overDailyLimit = () => false
    },
  },
  {
    id: 'limits-the-day-of-live-clients',
    breaks: ['enrichment-v5/limits/live-clients-spared'],
    sentence: 'A live client has a thousand transactions categorized in a day, and no more.',
    patch(rules) {
      rules.categories.limited = () => true
    },
  },
]
