import { type Forecast, secondsOf } from '../harness/evaluation/forecast.ts'

/** A forecast, corrected by the durations of the run's checks so far. */
export interface Foresight {
  forecast: Forecast
  /** Notes that a check began; `key` is that of `keyOfCheck`. */
  started: (key: string, nowMs: number) => void
  decided: (key: string, durationMs: number) => void
  /** The remaining seconds of the run. */
  left: (nowMs: number) => number
}

/** A check's duration as a multiple of its forecast, and that forecast. */
interface Pace {
  times: number
  foreseenMs: number
}

/** The prior: as forecast, with the weight of checks of this duration. */
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
        // A check with changes for all first waits for the others.
        const doneMs = one.turn.changes ? 0 : nowMs - (began.get(key) ?? nowMs)
        const share = Math.max(0, pace - doneMs / Math.max(1, one.ms))
        return { ...one, ms: one.ms * share, addsMs: one.addsMs * share }
      })
      return secondsOf(rest, forecast.pace)
    },
  }
}

/** The median of the multiples, weighted by forecast: the first check of a kind also prepares what the others share. */
function medianOf(paces: readonly Pace[]): number {
  let remainingMs = paces.reduce((sum, { foreseenMs }) => sum + foreseenMs, 0) / 2
  const sorted = paces.toSorted((one, other) => one.times - other.times)
  return sorted.find(({ foreseenMs }) => (remainingMs -= foreseenMs) <= 0)?.times ?? 1
}
