import type { ReceivedAnswer } from './exchange.ts'

const shared = new WeakMap<ReceivedAnswer, object>()

/** Notes what an answer shares with all that have its body. */
export function shareBody(answer: ReceivedAnswer, body: object): void {
  shared.set(answer, body)
}

/** The same object for answers that share their body; an answer itself where it shares none. */
export function sharedBody(answer: ReceivedAnswer): object {
  return shared.get(answer) ?? answer
}
