import { hash } from 'node:crypto'
import type { Exchange } from '../../core/exchange.ts'
import { askedRoute } from '../../core/asked-route.ts'
import { bodyOf, errorClassOf, isRow, outcomeOf } from '../../harness/checks/answers/answer.ts'
import type { JudgementRecord } from '../../core/journal-events.ts'
import type { CheckStory, FailureCause, RequirementStory } from './run-story-model.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'

/**
 * Failures and warnings grouped by cause: a crash, refusal or empty success of one route; refusals without class; or
 * else the same row (in any interface), kind of place and kind of difference. Failures come first, then causes for
 * which most requirements wait, then the most frequent. Titles do not count.
 */
export function failureCauses(
  requirements: RequirementStory[],
  exchanges: ReadonlyMap<string, Exchange> = new Map(),
): FailureCause[] {
  const causes = new Map<string, FailureCause>()
  for (const requirement of requirements) {
    for (const check of requirement.checks) {
      for (const judgement of wrongIn(check))
        add(causes, requirement, check, judgement, exchanges.get(judgement.evidence.at(-1) ?? ''))
    }
  }
  const waiting = Map.groupBy(requirements, ({ root }) => root)
  const weightOf = ({ seen, requirements: own }: FailureCause) =>
    own.reduce((sum, { address }) => sum + (waiting.get(address)?.length ?? 0), seen.length)
  return [...causes.values()].toSorted((one, other) => rankOf(one) - rankOf(other) || weightOf(other) - weightOf(one))
}

function wrongIn(check: CheckStory): JudgementRecord[] {
  const wrong = check.judgements.filter(({ verdict }) => isBroken(verdict))
  if (wrong.length > 0 || !isBroken(check.verdict)) return wrong
  const { verdict, reason, code, facts, requirements } = check
  return [{ requirement: requirements[0] ?? '', verdict, reason, code, facts, evidence: [] }]
}

function add(
  causes: Map<string, FailureCause>,
  requirement: RequirementStory,
  check: CheckStory,
  judgement: JudgementRecord,
  decisive: Exchange | undefined,
): void {
  const { reason, code, wanted, got } = judgement
  const verdict = judgement.verdict === 'warned' ? 'warned' : 'failed'
  const place = judgement.place === undefined ? undefined : placePattern(judgement.place)
  const kind = code ?? kindOf(reason)
  const difference = wanted === undefined && got === undefined ? kind : [kindOf(wanted), kindOf(got)]
  const shared = decisive && sharedIn(decisive, place)
  const key = JSON.stringify(
    shared === undefined
      ? [verdict, requirement.id, place, difference]
      : [verdict, requirement.interface, shared, requirement.known !== undefined],
  )
  const cause = causes.get(key)
  const seen = { requirement, check, judgement }
  if (cause) {
    cause.seen.push(seen)
    if (!cause.requirements.includes(requirement)) cause.requirements.push(requirement)
    return
  }
  const { text, source, where, strength, known } = requirement
  causes.set(key, {
    anchor: `cause-${hash('sha256', key).slice(0, 12)}`,
    verdict,
    text,
    source,
    where,
    strength,
    reason,
    wanted,
    got,
    place,
    known,
    shared,
    seen: [seen],
    requirements: [requirement],
  })
}

/** Statuses of a missing route: each is a cause of its own, in any form of refusal. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])

/**
 * The common cause of all answers like this one: the route and its answer in short, or that refusals in JSON name no
 * class; undefined for a success with the expected data.
 */
function sharedIn(exchange: Exchange, place = ''): string | undefined {
  const { request, answer } = exchange
  if (!answer) return undefined
  const isRefusal = answer.status >= 400 && answer.status < 500 && !absent.has(answer.status)
  if (isRefusal && errorClassOf(exchange) === undefined && isRow(bodyOf(exchange)))
    return 'A refusal names no error class'
  const route = askedRoute(request)
  if (answer.status >= 400) return `${route} answers ${outcomeOf(exchange)}`
  return place === 'data' ? `${route} answers ${answer.status} without the expected data` : undefined
}

function rankOf(cause: FailureCause): number {
  return (cause.verdict === 'failed' ? 0 : 2) + (cause.known ? 1 : 0)
}

/** A place without its row numbers: `data[3].id` gives `data[].id`. */
export function placePattern(place: string): string {
  return place
    .slice(0, 300)
    .replaceAll(/\[\d+\]/g, '[]')
    .replaceAll(/\.\d+(?=\.|$)/g, '[]')
}

/**
 * The kind of value in a text, so that 17 wrong ids are one cause. Numbers and quoted values become a sign; quoted
 * words (an error class, a status name) and HTTP statuses stay, because they are the difference.
 */
export function kindOf(text = ''): string {
  return text
    .slice(0, 500)
    .replaceAll(/(["'`])([^"'`]*)\1/g, (whole, _quote, value: string) =>
      /^[A-Za-z_]{1,60}$/.test(value) ? whole : '…',
    )
    .replaceAll(/(?<!(?:status|HTTP) )\b[0-9a-f-]*\d[0-9a-f-]*\b/gi, '#')
}
