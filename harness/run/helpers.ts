import { AsyncLocalStorage } from 'node:async_hooks'
import { asRun, currentSlot, type Run } from './run.ts'

/** Workers that do a part of a task, such as cases of a property. */
export interface Helpers {
  /** The maximum number of parallel turns. */
  turns: number
  /** Runs an action in a turn of its own. That turn may never come. */
  help: (act: () => Promise<void>) => void
  /** A clock that stands still while the caller waits for others. */
  nowMs: () => number
  /** Waits for the parts, without a turn. */
  waitFor: (done: Promise<unknown>) => Promise<unknown>
  /** Waits until a commonly moved clock is reset. */
  clockBack: () => Promise<void>
}

/** The run's other workers, when they are idle. */
export function helpersOf(run: Run): Helpers {
  const slot = currentSlot()
  // A turn comes while another check runs.
  const inThisCheck = AsyncLocalStorage.snapshot()
  return {
    turns: slot.turns,
    help: (act) => slot.help((own) => inThisCheck(() => asRun(run, act, own))),
    nowMs: () => performance.now() - currentSlot().waitedMs(),
    waitFor: (done) => slot.waitFor(done),
    clockBack: () => currentSlot().clockBack(),
  }
}
