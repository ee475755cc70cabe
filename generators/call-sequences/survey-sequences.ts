import { because } from '../../harness/reasons/because.ts'
import { sequenceRules } from '../../harness/checks/call-sequences/sequence-rules.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import type { Run } from '../../harness/run/run.ts'
import type { SequenceSpace } from '../../harness/fixtures/call-sequences/kinds-of-sequences.ts'
import { explore } from '../explore.ts'
import type { Helpers } from '../../harness/run/helpers.ts'
import { sequencesSurveyed, type RuleSeen, type SequencePlayer } from './sequence-keeps-rules.ts'

/** What the same sequences said of every rule at once. */
export interface Survey {
  coverage: PropertyCoverage
  seen: ReadonlyMap<string, RuleSeen>
  /** What they said when none of them could be played. */
  judgement: Judgement
}

/**
 * Plays sequences once for all rules, as fetches are slow; a rule found broken is then explored alone. Undefined where the
 * run evaluates one requirement or repeats one case, which needs no survey.
 */
export async function surveySequences(
  run: Run,
  player: SequencePlayer,
  spaces: readonly SequenceSpace[],
  helpers?: Helpers,
): Promise<Survey | undefined> {
  if (run.path !== undefined || run.requirements.size < 2) return undefined
  return run.once('survey of call sequences', async () => {
    const seen = new Map<string, RuleSeen>()
    const { seed, cases, propertySeconds: seconds } = run
    const property = sequencesSurveyed(player, spaces, sequenceRules, seen)
    const { judgement, coverage } = await explore(property, {
      seed,
      cases,
      seconds,
      scope: `${scopeNow()}, property 1`,
      ...(helpers && { helpers }),
    })
    return { judgement, coverage, seen }
  })
}

/**
 * What a survey says of a rule that it did not see broken. Where no sequence reached it, only that is reported: slow
 * fetches leave time for a few sequences only, and examples evaluate the rule too.
 */
export function judgementOf({ seen, judgement, coverage }: Survey, rule: string): Judgement {
  const { kept, evidence } = seen.get(rule) ?? { kept: 0, evidence: [] }
  const { ran, asked, interrupted } = coverage
  const cases = { ran, asked, interrupted }
  if (kept > 0) return held(because('sequences-keep-rule', { calls: kept, ...cases }), evidence)
  if (judgement.finding !== 'held' && !interrupted) return judgement
  return noted(because('sequences-never-there', cases))
}
