import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

/** What breaks programs that use the interfaces, beside what other faults do to them. */
export const consumersFaults: Fault[] = named({
  'answers-no-items': {
    sentence: 'A batch is answered with an empty list.',
    patch: wrapRule('categorize.answered', () => []),
  },
})
