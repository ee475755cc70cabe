import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, troubleIn } from '../answers/answer.ts'

/** Whether a text came back in a field of the answer as it was sent. A refusal or an absent field is inconclusive. */
export function textComesBack(answer: Exchange | undefined, field: string, sent: string): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const trouble = troubleIn([answer])
  if (trouble !== undefined) return trouble
  if (!isSuccess(answer)) return inconclusive(`The target does not take that text: ${outcomeOf(answer)}.`, [answer])
  const data = dataOf(answer)
  const got = isRow(data) ? data[field] : undefined
  if (typeof got !== 'string') return inconclusive(`The answer does not show ${field}.`, [answer])
  if (got === sent) return held(`${field} came back as it was sent.`, [answer])
  return broken('Text beyond ASCII did not come back as it was sent.', { wanted: sent, got, place: `data.${field}` }, [
    answer,
  ])
}
