import type { Exchange } from '../../core/exchange.ts'
import { askedRoute } from '../../core/asked-route.ts'
import { outcomeOf } from '../../harness/checks/answers/answer.ts'
import type { JudgementRecord } from '../../core/journal-events.ts'
import type { CheckStory, FailureCause, RequirementStory } from './run-story-model.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'

type Unnamed = Omit<FailureCause, 'anchor'>

/**
 * Failures and warnings grouped by what is wrong: one crash or refusal of a route, whatever was to be shown by it; or else the
 * same row (in any interface), the same kind of place, the same kind of difference. Failures come first, then that for which
 * most requirements wait and that is seen most often. Titles play no part.
 */
export function failureCauses(
  requirements: RequirementStory[],
  exchanges: ReadonlyMap<string, Exchange> = new Map(),
): FailureCause[] {
  const causes = new Map<string, Unnamed>()
  for (const requirement of requirements) {
    for (const check of requirement.checks) {
      for (const judgement of wrongIn(check))
        add(causes, requirement, check, judgement, exchanges.get(judgement.evidence.at(-1) ?? ''))
    }
  }
  const waiting = Map.groupBy(requirements, ({ root }) => root)
  const weightOf = ({ seen, requirements: own }: Unnamed) =>
    own.reduce((sum, { address }) => sum + (waiting.get(address)?.length ?? 0), seen.length)
  return [...causes.values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other) || weightOf(other) - weightOf(one))
    .map((cause, index) => ({ anchor: `cause-${index + 1}`, ...cause }))
}

function wrongIn(check: CheckStory): JudgementRecord[] {
  const wrong = check.judgements.filter(({ verdict }) => isBroken(verdict))
  if (wrong.length > 0 || !isBroken(check.verdict)) return wrong
  const { verdict, reason, code, facts } = check
  const worded = { reason, ...(code !== undefined && { code }), ...(facts && { facts }) }
  return [{ requirement: check.requirements[0] ?? '', verdict, ...worded, evidence: [] }]
}

function add(
  causes: Map<string, Unnamed>,
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
  const shared = decisive && refusalOf(decisive)
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
    ...(shared !== undefined && { shared }),
    seen: [seen],
    requirements: [requirement],
  })
}

/** The route that crashed or refused, and with what, in short; undefined for any other answer. */
function refusalOf(exchange: Exchange): string | undefined {
  const { request, answer } = exchange
  if (!answer || answer.status < 400) return undefined
  return `${askedRoute(request)} answers ${outcomeOf(exchange)}`
}

function rankOf(cause: Unnamed): number {
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
 * What kind of value a text holds, so that 17 wrong ids are one cause: numbers and quoted values become a sign,
 * while quoted words (an error class, a status name) and HTTP statuses stay, because they are the difference.
 */
export function kindOf(text = ''): string {
  return text
    .slice(0, 500)
    .replaceAll(/(["'`])([^"'`]*)\1/g, (whole, _quote, value: string) =>
      /^[A-Za-z_]{1,60}$/.test(value) ? whole : '…',
    )
    .replaceAll(/(?<!(?:status|HTTP) )\b[0-9a-f-]*\d[0-9a-f-]*\b/gi, '#')
}
