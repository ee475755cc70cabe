import { lookMs } from '../core/look-ms.ts'

/** The time after a signal in which a process must confirm that it ends. Code of the user may keep it from listening. */
export const listensMs = 1000
/** A second signal within this time is the same key press, forwarded by a parent process. */
const sameMs = 500

/** The first Ctrl-C or SIGTERM ends the run in good order; a later one ends the process immediately. */
export function onInterruption(stop: () => void): () => void {
  let firstMs: number | undefined
  const interrupted = () => {
    if (firstMs === undefined) {
      firstMs = performance.now()
      stop()
    } else if (performance.now() - firstMs > sameMs) process.exit(130)
  }
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', interrupted)
  return () => {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
  }
}

/** Calls `act` when the signal is aborted, or now if it already is. Returns a function that stops listening. */
export function onceAborted(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act)
  return () => signal.removeEventListener('abort', act)
}

/** What may end a server besides Ctrl-C. */
interface Idleness {
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
