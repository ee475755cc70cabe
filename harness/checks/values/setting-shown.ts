import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { crowdedOut } from '../answers/crowded-out.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { pick } from '../answers/pick.ts'
import { shownAs } from './shown-as.ts'

type Word = string | boolean

/**
 * Whether an answer shows a setting as it was sent, at a place such as `data.daily_refresh`. That a setting is shown at
 * all is not demanded: where it is not, this stays untested.
 */
export function settingShown(answer: Exchange | undefined, place: string, sent: Word): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const unjudgeable = unreadable([answer])
  if (unjudgeable !== undefined) return unjudgeable
  const value = at(answer, place)
  if (value === undefined || value === null) return notShown(place, [answer])
  if (shownAs(place, value, sent)) return held(`${place} is shown as ${sent}, as sent.`, [answer])
  return differs(`${place} is not shown as it was sent.`, place, sent, value, [answer])
}

/**
 * Whether leaving a setting out has the outcome of its default. `control` was sent with `other` in its place, so that
 * the two differ: a target that shows the default whatever is sent proves nothing.
 */
export function defaultShown(
  leftOut: Exchange | undefined,
  control: Exchange | undefined,
  place: string,
  { wanted, other }: { wanted: Word; other: Word },
): Judgement {
  if (leftOut === undefined || control === undefined)
    return inconclusive('Two requests are compared; one was not sent.')
  const evidence = [control, leftOut]
  const unjudgeable = unreadable(evidence)
  if (unjudgeable !== undefined) return unjudgeable
  const value = at(leftOut, place)
  const different = at(control, place)
  if ([value, different].some((shown) => shown === undefined || shown === null)) return notShown(place, evidence)
  if (value === wanted && different === other) return held(`${place} is ${wanted} where nothing is sent.`, evidence)
  if (value === wanted)
    return inconclusive(`${place} is ${told(different)} even where ${other} is sent, so nothing can be told.`, evidence)
  return differs(`Leaving the setting out has another outcome than its default.`, place, wanted, value, evidence)
}

function unreadable(evidence: Exchange[]): Judgement | undefined {
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  const refused = evidence.find((exchange) => !isSuccess(exchange))
  if (!refused) return undefined
  return crowdedOut(refused, evidence) ?? inconclusive(`There is nothing to judge: ${outcomeOf(refused)}.`, [refused])
}

function at(exchange: Exchange, place: string): unknown {
  return pick(bodyOf(exchange), place)[0]?.value
}

function told(value: unknown): string {
  return (jsonText(value) ?? 'nothing').slice(0, 80)
}

function notShown(place: string, evidence: Exchange[]): Judgement {
  return leftUntested(`The target does not show ${place}, which is its choice.`, evidence)
}

function differs(reason: string, place: string, wanted: Word, got: unknown, evidence: Exchange[]): Judgement {
  return broken(reason, { wanted: jsonText(wanted), got: told(got), place }, evidence)
}
