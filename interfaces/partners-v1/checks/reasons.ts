import { becauseOf } from '../../../harness/reasons/because.ts'
import { count } from '../../../harness/reasons/count.ts'

/** Partners: leads, and what a pending client is shown. */
export const reasons = {
  'transactions-refused-everywhere': () =>
    'The target refuses the list of transactions where they were asked for too, so this proves nothing.',
  'nothing-withheld': () => 'The main client is shown no other providers either, so none could be withheld.',
  'providers-withheld': ({ others }: { others: number }) =>
    `The pending client is not shown ${count(others, 'provider')} that the main client is shown.`,
  'pending-has-providers': ({ providers }: { providers: number }) =>
    `The pending client is shown ${count(providers, 'fake or sandbox provider')}.`,
  'pending-has-no-provider': () => 'The pending client is shown no fake or sandbox provider; expected at least one.',
} as const

/** A reason of the partners interface, or of the catalogue. */
export const because = becauseOf(reasons)
