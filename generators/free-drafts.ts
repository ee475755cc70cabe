import { isSuccess } from '../harness/checks/answers/answer.ts'
import type { Draft, Send } from '../harness/client/draft.ts'
import type { Exchange } from '../core/exchange.ts'
import { inScope, reading, scopeNow } from '../harness/replay/replay-log.ts'

/** Sends a request that was made for a customer of its own, changed for a case. */
export type SendFree = (change: (draft: Draft) => Draft) => Promise<[sent: Draft, answer: Exchange]>

/**
 * Sends requests that make something. One that was refused made nothing, so that its customer serves the next case; one
 * without an answer may have. `name` tells several of a property apart.
 */
export function freeDrafts(send: Send, make: () => Promise<Draft>, name = 'customer'): SendFree {
  const scope = scopeNow()
  const made: Array<Promise<Draft>> = []
  const unused: number[] = []
  return async (change) => {
    // Which one is free depends on the cases beside it.
    const free = reading(`free ${name}`, () => unused.pop() ?? made.length)
    const draft = change(await (made[free] ??= inScope(`${scope}, property ${name} ${free}`, make)))
    const answer = await send(draft)
    if (answer.answer && !isSuccess(answer)) unused.push(free)
    return [draft, answer]
  }
}
