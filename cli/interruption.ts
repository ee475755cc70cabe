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
