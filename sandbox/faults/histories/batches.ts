import { wrapRule } from '../kit/change-rule.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

/** Batches whose items influence each other. */
export const faults = faultsNamed({
  'reads-the-first-of-a-learned-batch-alone':
    'takes-wire.heard-with-first.data-as-first-alone-where-data.length-is-not-above-100-at-post-categories-learn',
  'keeps-the-errors-of-an-item-for-those-after-it': wrapRule('categorize.answered', (rule, entries) => {
    let before: unknown
    return rule(entries).map((entry) => {
      before = entry['errors'] ?? before
      return before === undefined ? entry : { ...entry, errors: before }
    })
  }),
  'echoes-the-identifier-of-the-item-before': 'shows-identifier-as-before-at-post-transactions-categorize',
})
