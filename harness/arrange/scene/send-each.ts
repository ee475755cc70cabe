import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'

/** Sends requests one after another, and gives their answers in the same order. */
export async function sendEach(send: Send, drafts: readonly Draft[]): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (const draft of drafts) answers.push(await send(draft))
  return answers
}
