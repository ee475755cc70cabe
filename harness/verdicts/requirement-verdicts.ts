import type { CheckDecided, Decision, PlannedRequirement } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'
import { because } from '../reasons/because.ts'
import { isForShortLists } from '../reasons/row-behind.ts'
import { recorded } from '../reasons/words-of.ts'
import type { Settled } from './settled.ts'
import { decisiveOf, gravestOf } from './gravest.ts'
import { withRoots } from './roots.ts'

type Said = Pick<CheckDecided, 'verdict' | 'reason' | 'code' | 'facts' | 'judgements'>

type Row = { id: string; unjudgeable?: string; observedBy?: readonly string[] }

/** The decision of a planned check that never ended. */
export const notDecided = decision('inconclusive', because('run-ended-before'))

/** The verdict of each planned requirement, from its checks' decisions. Reports and exit code both use it. */
export function settleRequirements(
  planned: PlannedRequirement[],
  decided: ReadonlyArray<Pick<CheckDecided, 'interface' | 'check' | keyof Said>>,
  rows: ReadonlyMap<string, Row>,
): Settled[] {
  const checks = Map.groupBy(decided, (check) => keyOf(check, check.check))
  const byRow = Map.groupBy(
    decided.flatMap((check) => check.judgements.map(({ requirement }) => ({ check, requirement }))),
    ({ check, requirement }) => keyOf(check, requirement),
  )
  const settled = planned.map((requirement) => {
    const { id, checks: names } = requirement
    const decisions = names.flatMap(
      (name) => checks.get(keyOf(requirement, name))?.map((check) => verdictFor(check, id)) ?? [notDecided],
    )
    // The results of other checks on the way.
    const beside = (byRow.get(keyOf(requirement, id)) ?? []).filter(({ check }) => !names.includes(check.check))
    const all = [...decisions, ...beside.map(({ check }) => verdictFor(check, id))]
    return { ...requirement, ...(decisionOfChecks(all) ?? withoutChecks(rows.get(id), requirement.leftOut)) }
  })
  return withRoots(settled)
}

function keyOf({ interface: name }: { interface: string }, word: string): string {
  return `${name} ${word}`
}

/**
 * A check's decision of one requirement: its gravest judgement. A verdict of the whole check that no judgement
 * explains, because it stopped on the way, counts for every requirement.
 */
export function verdictFor(check: Said, id: string): Decision {
  const judgements: Decision[] = check.judgements.filter(({ requirement }) => requirement === id)
  const explained = check.judgements.some(({ verdict }) => verdict === check.verdict)
  return decisionFrom(explained ? judgements : [...judgements, check]) ?? othersDecided
}

/**
 * The decision of a requirement's checks: the gravest. Each check shows the rule alone, so an untested one does not
 * change a pass and is only mentioned. So a deeper run, which has more checks, loses no verdict.
 */
function decisionOfChecks(all: readonly Decision[]): Decision | undefined {
  const untested = all.find(({ verdict }) => verdict === 'untested')
  const tested = decisionFrom(all.filter(({ verdict }) => verdict !== 'untested'))
  return untested && tested?.verdict === 'passed' ? namedBeside(tested, untested) : decisionFrom(all)
}

/**
 * The gravest decision, with the dependencies of all that share its verdict. Missing optional routes, lists too short
 * for a page size, and places that need not be shown do not change what others show; they are mentioned.
 */
function decisionFrom(decisions: readonly Decision[]): Decision | undefined {
  const notShown = decisions.filter(needNotShow)
  const decisive = decisiveOf(decisions.filter((one) => !needNotShow(one)))
  const [first] = notShown
  const decision = decisive && first ? namedBeside(decisive, first) : (decisive ?? decisiveOf(notShown))
  if (decision === undefined) return undefined
  const { verdict, reason, code, facts } = decision
  const same = decisions.filter((one) => one.verdict === verdict)
  const dependsOn = [...new Set(same.flatMap((one) => one.dependsOn ?? []))]
  return {
    verdict,
    reason,
    ...(code !== undefined && { code }),
    ...(facts && { facts }),
    ...(dependsOn.length > 0 && { dependsOn }),
  }
}

/** The verdict of several checks of a requirement; untested where none decided it. */
export function verdictTogether(decisions: ReadonlyArray<Pick<Decision, 'verdict' | 'code' | 'facts'>>): Verdict {
  const shown = decisions.filter((one) => !needNotShow(one))
  return gravestOf(shown.length > 0 ? shown : decisions)
}

function namedBeside(decisive: Decision, absent: Decision): Decision {
  const parts = [decisive, absent].flatMap(({ code, facts = {} }) => (code === undefined ? [] : [{ code, facts }]))
  return { ...decisive, reason: `${decisive.reason} ${absent.reason}`, code: 'all-of', facts: { parts } }
}

function needNotShow({ verdict, code, facts = {} }: Pick<Decision, 'verdict' | 'code' | 'facts'>): boolean {
  if (code === 'route-absent' || code === 'no-such-place') return true
  if (verdict === 'untested' && code === 'no-place-judged') return true
  const isOpen = verdict === 'untested' || verdict === 'inconclusive'
  return isOpen && code !== undefined && isForShortLists({ code, facts })
}

const othersDecided = decision('inconclusive', because('check-judged-others'))

function withoutChecks(row: Row | undefined, leftOut: PlannedRequirement['leftOut']): Decision {
  if (leftOut !== undefined)
    return decision('untested', because(leftOut === 'smoke' ? 'left-by-depth' : 'left-by-budget'))
  const why = row?.unjudgeable
  if (why) return decision('untested', because('outside-only', { why }))
  return decision('untested', because(row?.observedBy ? 'never-observed' : 'no-check'))
}

function decision(verdict: Verdict, reason: Reason): Decision {
  return { verdict, ...recorded(reason) }
}
