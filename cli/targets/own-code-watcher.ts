import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watch-own-code.ts'

/** A thread that ends the process where its first thread does not go on, in code of the user's. */
const { ownCode, tickMs, seconds } = workerData as Watched
/** So long where the run is to end, or nobody is left who could end it. */
const endingSeconds = 2
const parent = process.ppid

let last = 0
let still = 0

// Beats are counted against turns of this thread, not against a clock: where the machine is busy, or the process stopped for
// a while, this thread gets no turns either.
setInterval(() => {
  const beat = Atomics.load(ownCode, 0)
  still = beat === last && Atomics.load(ownCode, 1) > 0 ? still + 1 : 0
  last = beat
  const stillSeconds = (still * tickMs) / 1000
  if (stillSeconds >= seconds)
    writeSync(
      2,
      `STEP_ENDLESS: Your own code has not given back control for ${seconds} s, so the run ends here. If it needs more time, raise budget.step_seconds.\n`,
    )
  const isToEnd = process.ppid !== parent || Atomics.load(ownCode, 2) > 0
  if (stillSeconds >= (isToEnd ? endingSeconds : seconds)) process.kill(process.pid, 'SIGKILL')
}, tickMs)
