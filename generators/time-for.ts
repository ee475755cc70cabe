/** A time limit by a clock that may stand still, for example while a check waits for others. */
export interface Time {
  /** Resolves when the time is over, unless it was ended before. */
  up: Promise<void>
  end(): void
}

/** Starts a time limit in milliseconds, by the process's clock unless `nowMs` is given. */
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
