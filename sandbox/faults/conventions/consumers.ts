import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

/** Breaks programs that use the interfaces in ways that other faults do not. */
export const faults = faultsNamed({
  'answers-no-items': wrapRule('categorize.answered', () => []),
})
