/** A second signal this soon after the first is the same key press, forwarded by a parent process. */
const sameMs = 500

/** Has the first Ctrl-C (or SIGTERM) end the run in good order, and a later one end the process at once. */
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

/** Does something once a signal is aborted, at once where it is. Gives the function that stops listening. */
export function onceAborted(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act)
  return () => signal.removeEventListener('abort', act)
}
