import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, type Row } from './answer.ts'
import { nothingIn } from './nothing-in.ts'

/** Evaluates the object at `data` of an answer, which is a `what`: an attempt. Where there is none it is inconclusive. */
export function overData(answer: Exchange, what: string, decide: (data: Row) => Judgement): Judgement {
  const data = dataOf(answer)
  if (isSuccess(answer) && isRow(data)) return decide(data)
  return nothingIn(answer, what)
}
