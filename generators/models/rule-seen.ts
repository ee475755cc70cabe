import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import { because } from '../../harness/reasons/because.ts'

/** The result of one rule over the histories. */
export interface RuleSeen {
  kept: number
  /** The position of the first history that broke it; absent where none did. */
  at?: number
  /** The first broken judgement; absent where there is none. */
  broken?: Judgement
  evidence: Judgement['evidence']
}

/** The results of every rule over the same histories. */
export interface Survey {
  coverage: PropertyCoverage
  seen: ReadonlyMap<string, RuleSeen>
  /** The judgement where no history could be played. */
  judgement: Judgement
}

/** Notes the judgement of a rule by one command of the history at this position. */
export function note(seen: Map<string, RuleSeen>, id: string, judgement: Judgement | undefined, at = 0): void {
  const breaks = judgement?.finding === 'broken'
  if (!judgement || (!breaks && judgement.finding !== 'held')) return
  const before = seen.get(id)
  const kept = (before?.kept ?? 0) + (breaks ? 0 : 1)
  const isFirst = breaks && at < (before?.at ?? Number.POSITIVE_INFINITY)
  seen.set(id, { ...before, kept, ...(isFirst && { broken: judgement, at }), evidence: judgement.evidence })
}

/**
 * The judgement of a rule that the survey did not find broken. If no history reached it, only that is reported: slow
 * fetches leave time for few histories, and examples check the rule too.
 */
export function judgementOf({ seen, judgement, coverage }: Survey, rule: string): Judgement {
  const { kept, evidence } = seen.get(rule) ?? { kept: 0, evidence: [] }
  const { ran, asked, interrupted } = coverage
  const cases = { ran, asked, interrupted }
  if (kept > 0) return held(because('histories-keep-rule', { commands: kept, ...cases }), evidence)
  if (judgement.finding !== 'held' && !interrupted) return judgement
  return noted(because('histories-never-there', cases))
}
