import type { Forecast } from '../harness/evaluation/forecast.ts'

/** A forecast that is corrected by what the checks of the run took so far. */
export interface Foresight {
  forecast: Forecast
  /** A check began, of the key that `keyOfCheck` gives. */
  started: (key: string, nowMs: number) => void
  decided: (key: string, nowMs: number) => void
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
  /** How much of its share each that goes on has done, as long as it takes no longer than foreseen. */
  const going = new Map<string, number>()
  let decidedMs = 0
  let seenMs = beganMs
  const spentMs = (nowMs: number) => nowMs - beganMs
  const goOn = (nowMs: number) => {
    const eachMs = ((nowMs - seenMs) * all) / (seconds * 1000) / going.size
    for (const [key, ms] of going) going.set(key, Math.min(shares.get(key) ?? 0, ms + eachMs))
    seenMs = nowMs
  }
  return {
    forecast,
    started(key, nowMs) {
      goOn(nowMs)
      going.set(key, 0)
    },
    decided(key, nowMs) {
      goOn(nowMs)
      going.delete(key)
      decidedMs += shares.get(key) ?? 0
    },
    spentMs,
    left(nowMs) {
      goOn(nowMs)
      const done = Math.min(1, [...going.values()].reduce((sum, ms) => sum + ms, decidedMs) / all)
      if (done === 0) return Math.max(0, seconds - spentMs(nowMs) / 1000)
      const longer = spentMs(nowMs) / 1000 / (seconds * done)
      return seconds * (1 - done) * longer ** Math.min(1, done / enough)
    },
  }
}
