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

/** How many times as long as foreseen a check took, and how long that was. */
interface Pace {
  times: number
  foreseenMs: number
}

/** Before any check, all is taken to go as foreseen: that weighs as much as checks of this time. */
const asForeseen: Pace = { times: 1, foreseenMs: 2000 }

export function createForesight(forecast: Forecast): Foresight {
  const open = new Map(forecast.foreseen)
  const began = new Map<string, number>()
  const paces = [asForeseen]
  return {
    forecast,
    started: (key, nowMs) => void began.set(key, nowMs),
    decided(key, durationMs) {
      const foreseen = open.get(key)
      if (!foreseen) return
      open.delete(key)
      if (foreseen.ms > 0) paces.push({ times: durationMs / foreseen.ms, foreseenMs: foreseen.ms })
    },
    left(nowMs) {
      const pace = medianOf(paces)
      const rest = [...open].map(([key, one]) => {
        // What changes something for all waits for them first.
        const doneMs = one.turn.changes ? 0 : nowMs - (began.get(key) ?? nowMs)
        const share = Math.max(0, pace - doneMs / Math.max(1, one.ms))
        return { ...one, ms: one.ms * share, addsMs: one.addsMs * share }
      })
      return secondsOf(rest, forecast.pace)
    },
  }
}

/** Half of what was foreseen took this many times as long, or less. The first of a kind also makes what the others share. */
function medianOf(paces: readonly Pace[]): number {
  let left = paces.reduce((sum, { foreseenMs }) => sum + foreseenMs, 0) / 2
  const sorted = paces.toSorted((one, other) => one.times - other.times)
  return sorted.find(({ foreseenMs }) => (left -= foreseenMs) <= 0)?.times ?? 1
}
