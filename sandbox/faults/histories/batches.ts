import { wrapRule } from '../kit/change-rule.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { changeLearned, fullBatch } from '../data/learn.ts'

/** Batches whose items influence each other. */
export const faults = faultsNamed(
  {
    'reads-the-first-of-a-learned-batch-alone': {
      interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'enrichment-v5'],
      patch: changeLearned((items) => (items.length > fullBatch ? items : items.slice(0, 1))),
    },
    'keeps-the-errors-of-an-item-for-those-after-it': wrapRule('categorize.answered', (rule, entries) => {
      let before: unknown
      return rule(entries).map((entry) => {
        before = entry['errors'] ?? before
        return before === undefined ? entry : { ...entry, errors: before }
      })
    }),
    'echoes-the-identifier-of-the-item-before': wrapRule('categorize.answered', (rule, entries) =>
      rule(entries).map((entry, at, all) =>
        at > 0 && entry['identifier'] !== undefined ? { ...entry, identifier: all[at - 1]?.['identifier'] } : entry,
      ),
    ),
  },
  { kind: 'batch', interfaces: ['ais-v3'] },
)
