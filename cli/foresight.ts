import { type Forecast, secondsOf } from '../harness/evaluation/forecast.ts'

/** A forecast that is corrected by what the checks of the run took so far. */
export interface Foresight {
  forecast: Forecast
  /** A check began, of the key that `keyOfCheck` gives. */
  started: (key: string, nowMs: number) => void
  decided: (key: string, durationMs: number) => void
  /** The seconds that the run still takes. */
  left: (nowMs: number) => number
}

/** What was foreseen weighs as much as checks that took so long. */
const weightMs = 2000

export function createForesight(forecast: Forecast): Foresight {
  const open = new Map(forecast.foreseen)
  const began = new Map<string, number>()
  let [tookMs, foreseenMs] = [weightMs, weightMs]
  return {
    forecast,
    started: (key, nowMs) => void began.set(key, nowMs),
    decided(key, durationMs) {
      const foreseen = open.get(key)
      if (!foreseen) return
      open.delete(key)
      tookMs += durationMs
      foreseenMs += foreseen.ms
    },
    left(nowMs) {
      const rest = [...open].map(([key, one]) => {
        // What changes something for all waits for them first.
        const doneMs = one.turn.changes ? 0 : nowMs - (began.get(key) ?? nowMs)
        const share = Math.max(0, tookMs / foreseenMs - doneMs / Math.max(1, one.ms))
        return { ...one, ms: one.ms * share, addsMs: one.addsMs * share }
      })
      return secondsOf(rest, forecast.pace)
    },
  }
}
