import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'

const spent = 'CategorizationLimitReached'

/**
 * Whether batches that together exceed the limit of the day were stopped by it. Earlier runs may have used up some.
 * Source: Limits of the second document.
 */
export function stoppedByDay(batches: readonly Exchange[]): Judgement {
  return (
    untold(batches) ??
    (batches.some((one) => errorClassOf(one) === spent)
      ? held(`Stopped after ${batches.filter(isSuccess).length} of ${batches.length} batches.`, batches.slice(-2))
      : broken(
          'More is categorized in a day than a pending client may have.',
          { wanted: spent, got: `${batches.length} batches accepted` },
          batches.slice(-2),
        ))
  )
}

/** Whether batches that together exceed the limit of the day were all accepted. */
export function sparedByDay(batches: readonly Exchange[]): Judgement {
  const stopped = batches.find((one) => errorClassOf(one) === spent)
  if (stopped) {
    const got = outcomeOf(stopped)
    return broken('A live client is stopped by the limit of the day.', { wanted: 'every batch accepted', got }, [
      stopped,
    ])
  }
  return untold(batches) ?? held(`${batches.length} batches were accepted.`, batches.slice(-1))
}

function untold(batches: readonly Exchange[]): Judgement | undefined {
  const [other] = batches.filter((one) => !isSuccess(one) && errorClassOf(one) !== spent)
  if (other)
    return transportErrorIn([other]) ?? inconclusive(`A batch was refused otherwise: ${outcomeOf(other)}.`, [other])
  return batches.length === 0 ? inconclusive('No batch was sent.') : undefined
}
