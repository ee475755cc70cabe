import type { Fault } from '../kit/fault.ts'

/** How learned categories are taken, broken in one way each. */
export const learnFaults: Fault[] = [
  {
    id: 'takes-immediate-only-when-true',
    sentence: 'An item with immediate false is refused.',
    patch(rules) {
      const { immediateTaken } = rules.categories
      rules.categories.immediateTaken = (value) => immediateTaken(value) && value !== false
    },
  },
  {
    id: 'demands-immediate',
    sentence: 'An item without immediate is refused.',
    patch(rules) {
      rules.categories.immediateTaken = (value) => typeof value === 'boolean'
    },
  },
  {
    id: 'makes-immediate-lessons-wait',
    sentence: 'An item with immediate true has no effect before the threshold.',
    patch(rules) {
      rules.categories.applies = (learnt, threshold) => learnt.times >= threshold
    },
  },
]
