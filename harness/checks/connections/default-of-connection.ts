import { broken, held, inconclusive, type Judgement, leftUntested, noted } from '../../../core/judgement.ts'
import { bodyOf, errorClassOf, isSuccess, transportErrorIn } from '../answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isConnected, type Connection } from './connects.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { pick } from '../answers/pick.ts'

/** How a request that starts a fetch ended, in one word: `connected` or a class. */
function outcome(connection: Connection): string {
  const { answer, ended } = connection
  if (isConnected(connection)) return 'connected'
  return (isSuccess(answer) ? ended?.failErrorClass : errorClassOf(answer)) ?? 'no class'
}

/**
 * Whether leaving a field out comes to the same as its default. `other` is sent with another value, and must come to
 * something else: where it does not, nothing shows which of the two was taken.
 */
export function defaultConnection(
  byDefault: Connection | undefined,
  leftOut: Connection | undefined,
  other: Connection | undefined,
): Judgement {
  if (!byDefault || !leftOut || !other) return inconclusive('Three requests are compared; one was not sent.')
  const made = [byDefault, other, leftOut]
  const evidence = made.flatMap(({ answer, ended }) => (ended ? [answer, ended.exchange] : [answer]))
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  const [wanted, different, got] = [outcome(byDefault), outcome(other), outcome(leftOut)]
  if (wanted === different)
    return inconclusive(`Both values come to ${wanted}, so nothing shows the default.`, evidence)
  if (wanted === got) return held(`Left out: ${got}, as with the default; with another value: ${different}.`, evidence)
  return broken('Leaving the field out has another outcome than its default.', { wanted, got }, evidence)
}

/**
 * Whether a setting left out of a reconnect has its default, though the login was created with another. A target that
 * keeps what was set at creation reads the text otherwise, which is noted. What is not shown stays untested.
 * Source: Account information / Endpoints / Version 4, reconnect body.
 */
export function defaultOrKept(
  before: Exchange | undefined,
  after: Exchange | undefined,
  place: string,
  wanted: unknown,
): Judgement {
  if (!before || !after) return inconclusive('The login was not shown before and after.')
  const evidence = [before, after]
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  const [kept, got] = evidence.map((exchange) => pick(bodyOf(exchange), place)[0]?.value ?? null)
  if (kept === null || got === null) return leftUntested(`The target does not show ${place}.`, evidence)
  if (kept === wanted)
    return inconclusive(`${place} was ${String(wanted)} before, so nothing shows the default.`, evidence)
  if (got === wanted) return held(`${place} is ${String(wanted)} after ${jsonText(kept)}.`, evidence)
  if (got === kept) return noted(`${place} stays ${jsonText(kept)}.`, evidence)
  const difference = { wanted: jsonText(wanted), got: jsonText(got), place }
  return broken('A setting left out has neither its default nor the value it had.', difference, evidence)
}
