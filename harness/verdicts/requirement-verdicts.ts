import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { Reason, WordedReason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'
import { because } from '../reasons/because.ts'
import { recorded } from '../reasons/words-of.ts'
import { decisiveOf } from './gravest.ts'

/** A verdict with the reason for it. */
export interface Decision extends WordedReason {
  verdict: Verdict
}

/** A requirement of one interface with its verdict and the reason for it. */
export interface Settled extends PlannedRequirement, Decision {}

type Row = { id: string; unjudgeable?: string }

/** What is said of a planned check that was never decided. */
export const notDecided = decision('inconclusive', because('run-ended-before'))

/** The verdict of each planned requirement from the checks decided for it. Reports and exit code both read this. */
export function settleRequirements(
  planned: PlannedRequirement[],
  decided: Iterable<CheckDecided>,
  rows: ReadonlyMap<string, Row>,
): Settled[] {
  const checks = Map.groupBy(decided, (check) => `${check.interface} ${check.check}`)
  return planned.map((requirement) => {
    const own = requirement.checks.flatMap((name) => {
      const named = checks.get(`${requirement.interface} ${name}`)
      return named?.map((check) => verdictFor(check, requirement.id)) ?? [notDecided]
    })
    return { ...requirement, ...(decisionFrom(own) ?? withoutChecks(rows.get(requirement.id))) }
  })
}

/**
 * What a decided check says of one requirement: the gravest of its judgements of it. A verdict of the whole check that
 * none of its judgements explains (it stopped on the way) weighs on every requirement that it judges.
 */
export function verdictFor(
  check: Pick<CheckDecided, 'verdict' | 'reason' | 'code' | 'facts' | 'judgements'>,
  id: string,
): Decision {
  const own: Decision[] = check.judgements.filter(({ requirement }) => requirement === id)
  const explained = check.judgements.some(({ verdict }) => verdict === check.verdict)
  const { verdict, reason, code, facts } = decisionFrom(explained ? own : [...own, check]) ?? judgedOthers
  return { verdict, reason, ...(code !== undefined && { code }), ...(facts && { facts }) }
}

/**
 * The gravest of several decisions. A route that the target need not have takes nothing from what other routes show: it
 * is named beside.
 */
function decisionFrom(own: readonly Decision[]): Decision | undefined {
  const [absent] = own.filter(isAbsentRoute)
  const decisive = decisiveOf(own.filter((one) => !isAbsentRoute(one)))
  if (!decisive || !absent) return decisive ?? absent
  const parts = [decisive, absent].flatMap(({ code, facts = {} }) => (code === undefined ? [] : [{ code, facts }]))
  return { verdict: decisive.verdict, reason: `${decisive.reason} ${absent.reason}`, code: 'all-of', facts: { parts } }
}

function isAbsentRoute({ code }: Decision): boolean {
  return code === 'route-absent'
}

const judgedOthers = decision('inconclusive', because('check-judged-others'))

function withoutChecks(row: Row | undefined): Decision {
  const why = row?.unjudgeable
  return decision('untested', why ? because('outside-only', { why }) : because('no-check'))
}

function decision(verdict: Verdict, reason: Reason): Decision {
  return { verdict, ...recorded(reason) }
}
