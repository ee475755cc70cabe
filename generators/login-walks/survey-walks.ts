import { walkRules } from '../../harness/checks/call-sequences/sequence-rules.ts'
import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import type { Run } from '../../harness/run/run.ts'
import type { WalkSpace } from '../../harness/arrange/call-sequences/kinds-of-sequences.ts'
import { explore } from '../explore.ts'
import { walksSurveyed, type RuleSeen, type Walker } from './walk-keeps-rules.ts'

/** What the same walks said of every rule at once. */
export interface Survey {
  coverage: PropertyCoverage
  seen: ReadonlyMap<string, RuleSeen>
  /** What they said when none of them could be walked. */
  judgement: Judgement
}

/**
 * Walks once for all rules of walks that the run judges, as fetches are slow; a rule found broken is then explored
 * alone. Undefined where one rule is judged, or one case repeated, which needs no survey.
 */
export async function surveyWalks(run: Run, walker: Walker, spaces: readonly WalkSpace[]): Promise<Survey | undefined> {
  const rules = new Map([...walkRules].filter(([id]) => run.requirements.has(id)))
  if (run.path !== undefined || rules.size < 2) return undefined
  return run.once('survey of login walks', async () => {
    const seen = new Map<string, RuleSeen>()
    const { seed, cases, propertySeconds: seconds } = run
    const { judgement, coverage } = await explore(walksSurveyed(walker, spaces, rules, seen), { seed, cases, seconds })
    return { judgement, coverage, seen }
  })
}

/**
 * What a survey says of a rule that it did not see broken. Where no walk came to it, that is told and no more: slow
 * fetches leave time for a few walks only, and examples judge the rule too.
 */
export function judgementOf({ seen, judgement, coverage }: Survey, id: string): Judgement {
  const { kept, evidence } = seen.get(id) ?? { kept: 0, evidence: [] }
  const { ran, asked, interrupted } = coverage
  const cut = interrupted ? `; interrupted after ${ran} of ${asked} cases by its time limit` : ''
  if (kept > 0) return held(`Kept by ${kept} calls on ${ran} generated walks${cut}`, evidence)
  if (judgement.finding !== 'held' && !interrupted) return judgement
  return noted(`None of ${ran} generated walks came to where it shows${cut}`)
}
