import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess } from '../answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isConnected, type Connection } from './connects.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { sameSetting } from '../values/same-setting.ts'
import { valueAt } from '../answers/pick.ts'
import { leftOut, nothingShows } from '../answers/nothing-in.ts'

/** How a request that starts a fetch ended, in one word: `connected` or a class. */
function outcome(connection: Connection): string {
  const { answer, ended } = connection
  if (isConnected(connection)) return 'connected'
  return (isSuccess(answer) ? ended?.failErrorClass : errorClassOf(answer)) ?? 'no class'
}

/**
 * Whether leaving a field out has the outcome of its default. `other` is sent with another value, and must have another
 * outcome: where it does not, nothing shows which of the two was used.
 */
export function defaultConnection(byDefault: Connection, leftOut: Connection, other: Connection): Judgement {
  const made = [byDefault, other, leftOut]
  const evidence = made.flatMap(({ answer, ended }) => (ended ? [answer, ended.exchange] : [answer]))
  const [wanted, different, got] = [outcome(byDefault), outcome(other), outcome(leftOut)]
  if (wanted === different)
    return nothingShows(`The default and another value have the same outcome (${wanted})`, evidence, 'the default')
  if (wanted === got)
    return held(
      `Without the field the outcome is ${got}, as with the default; with another value it is ${different}`,
      evidence,
    )
  return differs({ wanted: `${wanted}, as with the default`, got }, evidence)
}

/**
 * Whether a setting left out of a reconnect has its default, though the login had another before. What is not shown
 * stays untested. Source: Account information / Endpoints / Version 4, reconnect body: as in create.
 */
export function defaultTaken(before: Exchange, after: Exchange, place: string, wanted: unknown): Judgement {
  const evidence = [before, after]
  const [kept, got] = evidence.map((exchange) => valueAt(exchange, place) ?? null)
  if (kept === null || got === null) return leftOut(place, evidence)
  const value = jsonText(wanted)
  if (sameSetting(wanted, kept))
    return nothingShows(`${place} was ${value} before the request too`, evidence, 'the default')
  if (sameSetting(wanted, got))
    return held(`${place} is ${value}, its default; it was ${jsonText(kept)} before`, evidence)
  return differs({ wanted: `${value}, its default`, got: jsonText(got), place }, evidence)
}
