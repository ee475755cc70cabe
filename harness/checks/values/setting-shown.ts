import { check } from '../answers/check.ts'
import { demandLeftIn, nothingIn, demandUncrowded, demandDifferent } from '../answers/demands.ts'
import { valueAt } from '../answers/pick.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { isSuccess } from '../answers/answer.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { shownAs } from './shown-as.ts'

type Word = string | boolean

/**
 * Whether an answer shows a setting as it was sent, at a place such as `data.daily_refresh`. That a setting is shown at
 * all is not demanded: where it is not, this stays untested.
 */
export const settingShown = check((answer: Exchange, place: string, sent: Word) => {
  demandReadable([answer])
  const value = valueAt(answer, place)
  demandLeftIn((value ?? null) !== null, place)
  if (shownAs(place, value, sent)) return held(because('value-as-expected', { place, value: String(sent) }), [answer])
  return settingDiffers(`${jsonText(sent)}, as sent`, place, value, [answer])
})

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
export const defaultShown = check(
  (byDefault: Exchange, control: Exchange, place: string, { wanted, is, shownAt = valueAt }: Default) => {
    const evidence = [control, byDefault]
    demandReadable(evidence)
    const [other, value] = evidence.map((exchange) => shownAt(exchange, place) ?? null)
    demandLeftIn(value !== null && other !== null, place, evidence)
    if (!is(value)) return settingDiffers(`${wanted}, the default`, place, value, evidence)
    demandDifferent(!is(other), `${jsonOrNothing(other)} at ${place}`, evidence)
    return holds(evidence)
  },
)

function demandReadable(answers: readonly Exchange[]): void {
  const refused = answers.find((exchange) => !isSuccess(exchange))
  if (!refused) return
  demandUncrowded(refused, [], answers)
  nothingIn(refused, 'setting')
}

function settingDiffers(wanted: string, place: string, got: unknown, evidence: Exchange[]): Judgement {
  return differs({ wanted, got: jsonOrNothing(got), place }, evidence)
}
