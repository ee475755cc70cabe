import { lookMs } from '../core/look-ms.ts'
import { onInterruption } from './interruption.ts'

/** What may end a server besides Ctrl-C. */
export interface Idleness {
  /** Seconds without a request after which it ends; it waits for the first request. */
  seconds: number
  /** The time of a client's last request, by `performance.now`; undefined before the first. */
  lastMs: () => number | undefined
}

/** Waits for Ctrl-C or SIGTERM, a call of `stop`, or seconds without a request. */
export function untilStopped(idle?: Idleness): { stopped: Promise<void>; stop: () => void } {
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    const stopListening = onInterruption(() => stop())
    const look = ({ seconds, lastMs }: Idleness) => {
      const last = lastMs()
      if (last !== undefined && performance.now() - last >= seconds * 1000) stop()
    }
    const timer = idle && setInterval(look, lookMs, idle)
    stop = () => {
      clearInterval(timer)
      stopListening()
      resolve()
    }
  })
  return { stopped, stop: () => stop() }
}
