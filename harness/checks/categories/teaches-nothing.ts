import type { Exchange } from '../../../core/exchange.ts'
import { holds, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess } from '../answers/answer.ts'
import { refused } from '../answers/refused-as.ts'

/** Whether a request to learn was refused, or answered with `learned` false, while the same request to learn by its owner was accepted. */
export function teachesNothing(control: Exchange | undefined, answer: Exchange): Judgement {
  const data = answer && isSuccess(answer) ? dataOf(answer) : undefined
  if (control && answer && isSuccess(control) && isRow(data) && data['learned'] === false)
    return holds([control, answer])
  return refused(control, answer)
}
