import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import { because } from '../../harness/reasons/because.ts'

/** What histories said of one rule. */
export interface RuleSeen {
  kept: number
  /** The first history that broke it, as a place among those that were played; absent where none did. */
  at?: number
  /** What first broke it; absent where nothing did. */
  broken?: Judgement
  evidence: Judgement['evidence']
}

/** What the same histories said of every rule at once. */
export interface Survey {
  coverage: PropertyCoverage
  seen: ReadonlyMap<string, RuleSeen>
  /** What they said when none of them could be played. */
  judgement: Judgement
}

/** Takes what a command of a history, the one at this place, said of a rule. */
export function note(seen: Map<string, RuleSeen>, id: string, judgement: Judgement | undefined, at = 0): void {
  const breaks = judgement?.finding === 'broken'
  if (!judgement || (!breaks && judgement.finding !== 'held')) return
  const before = seen.get(id)
  const kept = (before?.kept ?? 0) + (breaks ? 0 : 1)
  const isFirst = breaks && at < (before?.at ?? Number.POSITIVE_INFINITY)
  seen.set(id, { ...before, kept, ...(isFirst && { broken: judgement, at }), evidence: judgement.evidence })
}

/**
 * What a survey says of a rule that it did not see broken. Where no history reached it, only that is reported: slow
 * fetches leave time for a few histories only, and examples check the rule too.
 */
export function judgementOf({ seen, judgement, coverage }: Survey, rule: string): Judgement {
  const { kept, evidence } = seen.get(rule) ?? { kept: 0, evidence: [] }
  const { ran, asked, interrupted } = coverage
  const cases = { ran, asked, interrupted }
  if (kept > 0) return held(because('histories-keep-rule', { commands: kept, ...cases }), evidence)
  if (judgement.finding !== 'held' && !interrupted) return judgement
  return noted(because('histories-never-there', cases))
}
