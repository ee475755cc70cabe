import { isSuccess } from '../harness/checks/answers/answer.ts'
import type { Draft, Send } from '../harness/client/draft.ts'
import type { Exchange } from '../core/exchange.ts'
import { inScope, reading, scopeNow } from '../harness/replay/replay-log.ts'

/** Sends a creation for a customer of its own, after the case has changed the draft. */
export type SendFree = (change: (draft: Draft) => Draft) => Promise<[sent: Draft, answer: Exchange]>

/**
 * Sends creations. A refused one created nothing, so the next case uses its customer again. One without an answer may
 * have created something.
 */
export function freeDrafts(send: Send, make: () => Promise<Draft>): SendFree {
  const scope = scopeNow()
  const made: Array<Promise<Draft>> = []
  const unused: number[] = []
  return async (change) => {
    // Noted for the replay: which customer is free depends on parallel cases.
    const free = reading('free customer', () => unused.pop() ?? made.length)
    const draft = change(await (made[free] ??= inScope(`${scope}, property customer ${free}`, make)))
    const answer = await send(draft)
    if (answer.answer && !isSuccess(answer)) unused.push(free)
    return [draft, answer]
  }
}
