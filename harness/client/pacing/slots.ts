import { type GateTime, realTime } from './gate.ts'

/** Routes that a target limits together, and how many requests a second it lets through to them. */
export interface Pace {
  /** Names the routes that share the limit. */
  slot: string
  perSecond: number
}

/** Of what a target lets through, the part that is used: answers and requests travel with a delay that varies. */
const usedPart = 0.8

/** Spaces the requests of each slot, whatever else goes out between them. */
export interface Slots {
  /** Waits until a request of the slot may start. Turns are given in the order of asking. */
  turn(pace: Pace): Promise<void>
}

/** Slots that are all free at first. */
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
