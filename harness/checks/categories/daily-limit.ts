import { check } from '../answers/check.ts'
import { demand, demandControl, demandOptional, demandSent } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'

const spent = 'CategorizationLimitReached'

/** Whether a day was used up before its first batch. */
export function isUsedUp([first]: readonly Exchange[]): boolean {
  return first !== undefined && errorClassOf(first) === spent
}

/**
 * Whether batches that together exceed the limit of the day were stopped by it. Earlier runs may have used up some.
 * Source: Limits of the second document.
 */
export const stoppedByDay = check((batches: readonly Exchange[]) => {
  demandDecidable(batches)
  const evidence = batches.slice(-2)
  if (batches.some((one) => errorClassOf(one) === spent)) return held(because('refused', { outcome: spent }), evidence)
  return differs({ wanted: spent, got: `${count(batches.length, 'batch', 'batches')} accepted` }, evidence)
})

/** Whether batches were all accepted, of a live client or of a pending one that keeps to the limit of the day. */
export const sparedByDay = check((batches: readonly Exchange[]) => {
  const stopped = batches.find((one) => errorClassOf(one) === spent)
  if (stopped) return differs({ wanted: 'every batch accepted', got: outcomeOf(stopped) }, [stopped])
  demandDecidable(batches)
  return holds(batches.slice(-1), batches.length, 'batch', 'batches')
})

/**
 * Whether the limit that stopped these batches leaves another client alone. `before` and `after` are that client's.
 * Source: Account information / Limits.
 */
export const sparesOthers = check((batches: readonly Exchange[], before: Exchange, after: Exchange) => {
  demandOptional(
    batches.some((one) => errorClassOf(one) === spent),
    because('not-shown', { what: spent }),
    batches.slice(-1),
  )
  demandControl(before)
  const difference = { wanted: 'a limit of each client', got: `${outcomeOf(after)} for another client` }
  return errorClassOf(after) === spent ? differs(difference, [before, ...batches.slice(-1), after]) : holds([after])
})

/** Whether a batch that the limit of the day refused, the last but one, leaves room for a smaller one. */
export const refusedUsesNothingUp = check((batches: readonly Exchange[]) => {
  const [beyond, last] = batches.slice(-2)
  demandSent(beyond && last)
  const isShown = batches.slice(0, -2).every(isSuccess) && errorClassOf(beyond) === spent
  demandOptional(isShown, because('not-shown', { what: spent }), batches.slice(-2))
  if (errorClassOf(last) === spent)
    return differs({ wanted: 'what is left of the day', got: outcomeOf(last) }, [beyond, last])
  demandDecidable([last])
  return holds([last])
})

/** Batches were sent, and none was refused for another reason. @throws CheckStopped (inconclusive) */
function demandDecidable(batches: readonly Exchange[]): void {
  const other = batches.find((one) => !isSuccess(one) && errorClassOf(one) !== spent)
  if (other) demand(false, because('request-refused-otherwise', { outcome: outcomeOf(other) }), [other])
  demandSent(batches)
}
