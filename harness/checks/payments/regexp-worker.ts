// The thread in which expressions of a target run: it may be ended at any moment.
import { isMainThread, type MessagePort, workerData } from 'node:worker_threads'
import type fc from 'fast-check'
import { type RegexpAnswer, type RegexpQuestion, states } from './ask-regexp.ts'

/** Longer texts are of no use as a value. */
const longestText = 600

if (!isMainThread) {
  const { port, signal } = workerData as { port: MessagePort; signal: Int32Array }
  const show = (state: number) => {
    Atomics.store(signal, 0, state)
    Atomics.notify(signal, 0)
  }
  const reply = async (question: RegexpQuestion) => {
    // Loaded only where texts are to be made, and before the time counts.
    const maker = question.texts === undefined ? undefined : await import('fast-check')
    show(states.begun)
    const before = process.cpuUsage()
    const answer = maker ? madeBy(maker, question) : question.regexp.test(question.text ?? '')
    const { user, system } = process.cpuUsage(before)
    port.postMessage({ answer, tookMs: (user + system) / 1000 } satisfies RegexpAnswer)
    show(states.done)
  }
  port.on('message', (question: RegexpQuestion) => void reply(question))
}

function madeBy({ sample, stringMatching }: typeof fc, { regexp, texts = 0 }: RegexpQuestion): string[] {
  try {
    const made = sample(stringMatching(regexp), { seed: 1, numRuns: texts })
    return made.filter(({ length }) => length <= longestText)
  } catch {
    return []
  }
}
