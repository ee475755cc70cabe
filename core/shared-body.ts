import type { ReceivedAnswer } from './exchange.ts'

const shared = new WeakMap<ReceivedAnswer, object>()

/** Marks an answer with the object that all answers with the same body share. */
export function shareBody(answer: ReceivedAnswer, body: object): void {
  shared.set(answer, body)
}

/** The object that answers with the same body share; the answer itself where it has none. */
export function sharedBody(answer: ReceivedAnswer): object {
  return shared.get(answer) ?? answer
}
