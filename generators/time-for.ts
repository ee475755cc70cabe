/** So much time by a clock that may stand still, as while a check waits for others. */
export interface Time {
  /** Is fulfilled once the time has gone, unless it was ended before. */
  up: Promise<void>
  end(): void
}

/** Begins so many milliseconds by this clock; by that of the process when absent. */
export function timeFor(ms: number, nowMs: () => number = () => performance.now()): Time {
  const beganMs = nowMs()
  let timer: NodeJS.Timeout | undefined
  const up = new Promise<void>((resolve) => {
    const look = () => {
      const leftMs = ms - (nowMs() - beganMs)
      if (leftMs <= 0) resolve()
      else timer = setTimeout(look, Math.max(1, leftMs))
    }
    look()
  })
  return { up, end: () => clearTimeout(timer) }
}
