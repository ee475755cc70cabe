import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

/** What breaks programs that use the interfaces, beside what other faults do to them. */
export const faults = faultsNamed({
  'answers-no-items': wrapRule('categorize.answered', () => []),
})
