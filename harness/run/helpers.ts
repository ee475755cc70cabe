import { AsyncLocalStorage } from 'node:async_hooks'
import { asRun, currentSlot, type Run } from './run.ts'

/** Those who do a part beside the one who does the whole, such as cases of a property. */
export interface Helpers {
  /** How many go on at a time at most. */
  turns: number
  /** Has something done in a turn of its own, once there is one; it may never come. */
  help: (act: () => Promise<void>) => void
  /** A clock that stands still while who asks waits for others. */
  nowMs: () => number
  /** Waits for what they do, without a turn. */
  waitFor: (done: Promise<unknown>) => Promise<unknown>
  /** Waits until a clock that was moved for all is put back. */
  clockBack: () => Promise<void>
}

/** The other workers of a run, as far as they have nothing else to do. */
export function helpersOf(run: Run): Helpers {
  const slot = currentSlot()
  // A turn comes while another check goes on.
  const here = AsyncLocalStorage.snapshot()
  return {
    turns: slot.turns,
    help: (act) => slot.help((own) => here(() => asRun(run, act, own))),
    nowMs: () => performance.now() - currentSlot().waitedMs(),
    waitFor: (done) => slot.waitFor(done),
    clockBack: () => currentSlot().clockBack(),
  }
}
