import type { Forecast } from '../harness/evaluation/forecast.ts'

/** A forecast that is corrected by what the checks of the run took so far. */
export interface Foresight {
  forecast: Forecast
  /** A check was decided, by the key that `keyOfCheck` gives. */
  decided: (key: string) => void
  spentMs: (nowMs: number) => number
  /** The seconds that the run still takes. */
  left: (nowMs: number) => number
}

/** Once so much of a run is done, what it took until then alone says what the rest takes. */
const enough = 0.25

/** A forecast of a run whose checks begin now. */
export function createForesight(forecast: Forecast, beganMs: number): Foresight {
  const { shares, seconds } = forecast
  const all = Math.max(
    1,
    [...shares.values()].reduce((sum, ms) => sum + ms, 0),
  )
  let doneMs = 0
  const spentMs = (nowMs: number) => nowMs - beganMs
  return {
    forecast,
    decided(key) {
      doneMs += shares.get(key) ?? 0
    },
    spentMs,
    left(nowMs) {
      const done = Math.min(1, doneMs / all)
      if (done === 0) return Math.max(0, seconds - spentMs(nowMs) / 1000)
      const longer = spentMs(nowMs) / 1000 / (seconds * done)
      return seconds * (1 - done) * longer ** Math.min(1, done / enough)
    },
  }
}
