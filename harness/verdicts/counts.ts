import type { Verdict } from '../../core/verdict.ts'

/** The number of requirements with each verdict. */
export type VerdictCounts = Record<Verdict, number>

export function noCounts(): VerdictCounts {
  return { failed: 0, warned: 0, inconclusive: 0, untested: 0, observed: 0, passed: 0, inapplicable: 0 }
}

export function countsOf(judged: ReadonlyArray<{ verdict: Verdict }>): VerdictCounts {
  const counts = noCounts()
  for (const { verdict } of judged) counts[verdict] += 1
  return counts
}
