import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { isFields } from '../../../core/fields.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { withJson } from '../kit/altered-answer.ts'
import type { OutcomeKind } from './outcome-kinds.ts'

const mostFields = 4

/** Adds a field that a requirement names and the server does not show, such as one of another version. */
export const fieldAdded: OutcomeKind = {
  id: 'adds-a-field',
  of: ({ exchange }, { words }) => {
    const { answer } = exchange
    const names = [...words].filter((word) => /^[a-z]+(?:_[a-z]+)+$/.test(word)).slice(0, mostFields)
    return answer && isSuccess(exchange) ? names.flatMap((name) => withField(answer, name) ?? []) : []
  },
}

function withField(answer: ReceivedAnswer, name: string): ReceivedAnswer | undefined {
  const { json } = answer
  if (!isFields(json)) return undefined
  const added = (one: unknown) => (isFields(one) && !Object.hasOwn(one, name) ? { ...one, [name]: '900001' } : one)
  const { data } = json
  if (!Array.isArray(data) && !isFields(data)) return undefined
  return withJson(answer, { ...json, data: Array.isArray(data) ? data.map(added) : added(data) })
}
