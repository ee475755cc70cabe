import { faultsNamed } from '../kinds/faults-named.ts'

/** Breaks programs that use the interfaces in ways that other faults do not. */
export const faults = faultsNamed({
  'answers-no-items': 'takes-categorize.answered-as-emptied',
})
