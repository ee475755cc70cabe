import type { PropertyCoverage } from '../../core/journal-events.ts'
import { held, noted, type Judgement } from '../../core/judgement.ts'
import { because } from '../../harness/reasons/because.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { Helpers } from '../../harness/run/helpers.ts'
import type { Run } from '../../harness/run/run.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import { explore } from '../explore.ts'
import { type Family, type Histories, isOf } from './family.ts'
import { historiesSurveyed, type RuleSeen } from './history-keeps-rule.ts'

/** What the same histories said of every rule at once. */
export interface Survey {
  coverage: PropertyCoverage
  seen: ReadonlyMap<string, RuleSeen>
  /** What they said when none of them could be played. */
  judgement: Judgement
}

/**
 * Plays the histories of a family once for all rules, as fetches are slow; a rule found broken is then explored alone.
 * Undefined where the run evaluates one of its rules or repeats one case, which needs no survey.
 */
export async function surveyHistories<H>(
  run: Run,
  { name, rules }: Pick<Family, 'name' | 'rules'>,
  histories: Histories<H>,
  send: Send,
  helpers?: Helpers,
): Promise<Survey | undefined> {
  const evaluated = [...run.requirements.keys()].filter((id) => rules.some((rule) => isOf(rule, id)))
  if (run.path !== undefined || evaluated.length < 2) return undefined
  return run.once(`survey of histories of ${name}`, async () => {
    const seen = new Map<string, RuleSeen>()
    const { seed, cases, propertySeconds: seconds } = run
    const { judgement, coverage } = await explore(historiesSurveyed(histories, seen, send, cases), {
      seed,
      cases: Math.max(cases, histories.edges.length),
      seconds,
      scope: `${scopeNow()}, property 1`,
      ...(helpers && { helpers }),
    })
    return { judgement, coverage, seen }
  })
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
