import { valueAt } from '../answers/pick.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { crowdedOut } from '../answers/crowded-out.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { shownAs } from './shown-as.ts'
import { leftOut, nothingShows } from '../answers/nothing-in.ts'

type Word = string | boolean

/**
 * Whether an answer shows a setting as it was sent, at a place such as `data.daily_refresh`. That a setting is shown at
 * all is not demanded: where it is not, this stays untested.
 */
export function settingShown(answer: Exchange, place: string, sent: Word): Judgement {
  const unjudgeable = unreadable([answer])
  if (unjudgeable !== undefined) return unjudgeable
  const value = valueAt(answer, place)
  if (value === undefined || value === null) return leftOut(place, [answer])
  if (shownAs(place, value, sent)) return held(because('value-as-expected', { place, value: String(sent) }), [answer])
  return settingDiffers(`${jsonText(sent)}, as sent`, place, value, [answer])
}

/** What a setting is where nobody sends it. */
export interface Default {
  wanted: string
  is: (value: unknown) => boolean
  /** What is shown at a place: the value as it stands there when absent. */
  shownAt?: (exchange: Exchange, place: string) => unknown
}

/**
 * Whether a setting that was left out is shown as its default. `control` shows another value, which was sent, so that the
 * two differ: a target that shows the default whatever is sent proves nothing.
 */
export function defaultShown(
  byDefault: Exchange,
  control: Exchange,
  place: string,
  { wanted, is, shownAt = valueAt }: Default,
): Judgement {
  const evidence = [control, byDefault]
  const unjudgeable = unreadable(evidence)
  if (unjudgeable !== undefined) return unjudgeable
  const [other, value] = evidence.map((exchange) => shownAt(exchange, place) ?? null)
  if (value === null || other === null) return leftOut(place, evidence)
  if (!is(value)) return settingDiffers(`${wanted}, the default`, place, value, evidence)
  if (!is(other)) return holds(evidence)
  return nothingShows(`${place} is ${jsonOrNothing(other)} even where another value was sent`, evidence, 'a default')
}

function unreadable(evidence: Exchange[]): Judgement | undefined {
  const refused = evidence.find((exchange) => !isSuccess(exchange))
  if (!refused) return undefined
  const reason = because('nothing-to-check', { what: 'setting', outcome: outcomeOf(refused) })
  return crowdedOut(refused, evidence) ?? inconclusive(reason, [refused])
}

function settingDiffers(wanted: string, place: string, got: unknown, evidence: Exchange[]): Judgement {
  return differs({ wanted, got: jsonOrNothing(got), place }, evidence)
}
