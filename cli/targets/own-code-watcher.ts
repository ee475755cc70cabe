import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watch-own-code.ts'

/** A thread that ends the process when the user's code blocks its main thread. */
const { ownCode, tickMs, seconds } = workerData as Watched
/** The limit when the run is to end, or the process that could end it is gone. */
const endingSeconds = 2
const parent = process.ppid

let last = 0
let still = 0

// Counts beats per turn of this thread, not per time: on a busy machine or in a stopped process, this thread gets no
// turns either.
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
