import { onInterruption } from './interruption.ts'

const lookMs = 100

/** What may end a server beside Ctrl-C. */
export interface StopOptions {
  /** Seconds without a request after which it ends; it waits for the first request. Never when absent. */
  idleSeconds?: number | undefined
  /** When a client last did something, by `performance.now`; undefined before it did anything. */
  lastMs: () => number | undefined
}

/** A wait that ends with Ctrl-C or SIGTERM, when `stop` is called, or after seconds without a request. */
export function untilStopped({ idleSeconds, lastMs }: StopOptions): { stopped: Promise<void>; stop: () => void } {
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    const stopListening = onInterruption(() => stop())
    const look = () => {
      const last = lastMs()
      if (idleSeconds !== undefined && last !== undefined && performance.now() - last >= idleSeconds * 1000) stop()
    }
    const timer = idleSeconds === undefined ? undefined : setInterval(look, lookMs)
    stop = () => {
      clearInterval(timer)
      stopListening()
      resolve()
    }
  })
  return { stopped, stop: () => stop() }
}
