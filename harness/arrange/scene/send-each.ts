import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { helpersOf } from '../../run/helpers.ts'
import { inTurns } from '../../run/in-turns.ts'
import type { Run } from '../../run/run.ts'

/** Sends requests one after another, and gives their answers in the same order. */
export async function sendEach(send: Send, drafts: readonly Draft[]): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (const draft of drafts) answers.push(await send(draft))
  return answers
}

/** The same for requests of which none depends on another: side by side, as far as there are turns for it. */
export async function sendSideBySide(run: Run, send: Send, drafts: readonly Draft[]): Promise<Exchange[]> {
  const answers: Exchange[] = []
  const sendOne = async ([at, draft]: [number, Draft]) => {
    answers[at] = await send(draft)
  }
  await inTurns([...drafts.entries()], sendOne, helpersOf(run))
  return answers
}
