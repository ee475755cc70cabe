import { type GateTime, realTime } from './gate.ts'

/** Routes with a common rate limit, and the allowed requests per second. */
export interface Pace {
  /** Names the routes that share the limit. */
  slot: string
  perSecond: number
}

/** The used part of the limit: network delays vary. */
const usedPart = 0.8

/** Spaces the requests of each slot, independent of other requests. */
export interface Slots {
  /** Waits until a request of the slot may start. Turns are given in the order of calls. */
  turn(pace: Pace): Promise<void>
}

export function createSlots(time: GateTime = realTime): Slots {
  const free = new Map<string, number>()
  return {
    async turn({ slot, perSecond }) {
      const nowMs = time.nowMs()
      const startMs = Math.max(nowMs, free.get(slot) ?? nowMs)
      free.set(slot, startMs + 1000 / (perSecond * usedPart))
      if (startMs > nowMs) await new Promise<void>((resolve) => void time.after(startMs - nowMs, resolve))
    },
  }
}
