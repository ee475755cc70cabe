import { jsonText } from '../../../core/exact-json.ts'
import type { HeaderList, ReceivedAnswer } from '../../../core/exchange.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'
import { readAnswer } from '../../client/record.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Alteration, Altering, Answered, Target } from './alteration.ts'

/** Changes an answer; undefined where there is nothing to change. */
export type Change = (answer: ReceivedAnswer, answered: Answered) => ReceivedAnswer | undefined

export function changing(kind: KindOfFault, target: Target, change: Change, part?: string): Alteration {
  return { kind, place: placeOf(target, part), begin: () => alwaysChanging(target, change) }
}

function alwaysChanging(target: Target, change: Change): Altering {
  return answering((answered) => {
    const { answer } = answered.exchange
    return answer && isAt(target, answered) ? change(answer, answered) : undefined
  })
}

/** Replaces an answer, or leaves it where there is no replacement. */
export function answering(instead: (answered: Answered) => ReceivedAnswer | undefined): Altering {
  return {
    answer(answered) {
      const answer = instead(answered)
      return answer ? { ...answered.exchange, answer } : answered.exchange
    },
    noted: ({ value }) => value,
  }
}

export function isAt({ at, accepted, only, own, decisive }: Target, answered: Answered): boolean {
  if ((own && answered.setUp) || (decisive && !answered.decisive)) return false
  if (only !== undefined && only !== answered.number) return false
  return (at === undefined || at === answered.at) && accepted === isSuccess(answered.exchange)
}

function placeOf({ at = 'every route', only, own, decisive }: Target, part?: string): string {
  const where = part === undefined ? at : `${at}, ${part}`
  if (own) return `${where}, in what the check asks`
  if (decisive) return `${where}, in what the verdict rests on`
  return only === undefined ? where : `${where}, in one answer`
}

export function withJson({ status, headers }: ReceivedAnswer, json: unknown): ReceivedAnswer {
  return withText({ status, headers }, jsonText(json))
}

export function withText(
  { status, headers }: Pick<ReceivedAnswer, 'status' | 'headers'>,
  text: string,
): ReceivedAnswer {
  return readAnswer({ status, headers, bytes: Buffer.from(text) })
}

export function withHead(answer: ReceivedAnswer, head: { status?: number; headers?: HeaderList }): ReceivedAnswer {
  return withBodyOf(answer, { status: head.status ?? answer.status, headers: head.headers ?? answer.headers })
}

function withBodyOf(answer: ReceivedAnswer, head: Pick<ReceivedAnswer, 'status' | 'headers'>): ReceivedAnswer {
  const { body, bodyBase64, json } = answer
  return { ...head, body, ...(bodyBase64 !== undefined && { bodyBase64 }), ...(json !== undefined && { json }) }
}
