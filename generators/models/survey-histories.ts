import type { Send } from '../../harness/client/draft.ts'
import type { Helpers } from '../../harness/run/helpers.ts'
import type { Run } from '../../harness/run/run.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import { explore } from '../explore.ts'
import type { Histories } from './family.ts'
import { historiesSurveyed } from './history-keeps-rule.ts'
import type { RuleSeen, Survey } from './rule-seen.ts'

/**
 * Plays the histories of a family once for all rules, because fetches are slow. Each broken rule is then explored
 * alone. Undefined where the run evaluates at most one of `rules` or repeats one case.
 */
export async function surveyHistories<H>(
  run: Run,
  { name, rules }: { name: string; rules: ReadonlySet<string> },
  histories: Histories<H>,
  send: Send,
  helpers?: Helpers,
): Promise<Survey | undefined> {
  const evaluated = [...run.requirements.keys()].filter((id) => rules.has(id))
  if (run.path !== undefined || evaluated.length < 2) return undefined
  return run.once(`survey of histories of ${name}`, async () => {
    const seen = new Map<string, RuleSeen>()
    const { seed, cases, propertySeconds: seconds } = run
    const mostCases = run.visited.upTo(({ requirements }) => requirements.some((id) => rules.has(id)))
    const { judgement, coverage } = await explore(historiesSurveyed(histories, seen, send, cases), {
      seed,
      cases: Math.max(cases, histories.edges.length),
      seconds,
      isEnough: () => run.isShown?.(run.dialect.interface) === true,
      scope: `${scopeNow()}, property 1`,
      ...(helpers && { helpers }),
      ...(mostCases !== undefined && { mostCases }),
    })
    return { judgement, coverage, seen }
  })
}
