import { AsyncLocalStorage } from 'node:async_hooks'
import { asRun, currentLane, type Run } from '../../harness/run/run.ts'
import type { Helpers } from '../../generators/try-ahead.ts'

/** The other workers of a run, as far as they have nothing else to do. */
export function helpersOf(run: Run): Helpers {
  const lane = currentLane()
  // A turn comes while another check goes on.
  const here = AsyncLocalStorage.snapshot()
  return {
    turns: lane.turns,
    help: (act) => lane.help((own) => here(() => asRun(run, act, own))),
    nowMs: () => performance.now() - currentLane().waitedMs(),
    waitFor: (done) => lane.waitFor(done),
  }
}
