import type { Fault } from '../kit/fault.ts'

/** What breaks programs that use the interfaces, beside what other faults do to them. */
export const consumersFaults: Fault[] = [
  {
    id: 'answers-no-items',
    sentence: 'A batch is answered with an empty list.',
    patch(rules) {
      rules.categorize.answered = () => []
    },
  },
]
