import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

/** How learned categories are taken, broken in one way each. */
export const learnFaults: Fault[] = named({
  'takes-immediate-only-when-true': {
    sentence: 'An item with immediate false is refused.',
    patch: wrapRule('categories.immediateTaken', (rule, value) => rule(value) && value !== false),
  },
  'demands-immediate': {
    sentence: 'An item without immediate is refused.',
    patch: wrapRule('categories.immediateTaken', (_rule, value) => typeof value === 'boolean'),
  },
  'makes-immediate-lessons-wait': {
    sentence: 'An item with immediate true has no effect before the threshold.',
    patch: wrapRule('categories.applies', (_rule, learnt, threshold) => learnt.times >= threshold),
  },
})
