import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import { because } from '../../harness/reasons/because.ts'

/** What histories said of one rule. */
export interface RuleSeen {
  kept: number
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

/** Takes what a command said of a rule. */
export function note(seen: Map<string, RuleSeen>, id: string, judgement: Judgement | undefined): void {
  const breaks = judgement?.finding === 'broken'
  if (!judgement || (!breaks && judgement.finding !== 'held')) return
  const { kept = 0, broken } = seen.get(id) ?? {}
  const first = broken ?? (breaks ? judgement : undefined)
  seen.set(id, { kept: kept + (breaks ? 0 : 1), ...(first && { broken: first }), evidence: judgement.evidence })
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
