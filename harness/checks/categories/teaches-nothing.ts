import type { Exchange } from '../../../core/exchange.ts'
import { holds, type Judgement } from '../../../core/judgement.ts'
import { acceptedData, isSuccess } from '../answers/answer.ts'
import { refused } from '../answers/refused-as.ts'

/**
 * Whether a request to learn was refused, or answered with `learned` false, while the same request by its owner, where there is
 * one, was accepted.
 */
export function teachesNothing(control: Exchange | undefined, answer: Exchange): Judgement {
  const mayCompare = control === undefined || isSuccess(control)
  if (mayCompare && acceptedData(answer)?.['learned'] === false)
    return holds(control === undefined ? [answer] : [control, answer])
  return refused(control, answer)
}
