/** An estimate of how far the target's clock is ahead of the local one. */
export interface ClockReading {
  offsetMs: number
  /** Half the distance between the bounds. It is not zero because a Date header has whole seconds and the answer takes time. */
  uncertaintyMs: number
}

/** A control port's answer after it moved the clock. */
interface ControlClock {
  /** ISO 8601, to the second or finer. */
  now: string
  /** The difference between the clock and the time of day. */
  offset_seconds: number
}

export interface TargetClock {
  /** The target's time in whole seconds since 1970. Local time until the first answer; the last known time after `forget`. */
  secondsNow(): number
  /** Undefined until the first answer with a Date header, and after `forget`. */
  reading(): ClockReading | undefined
  /** Learns from an answer's Date header; `sentMs` and `receivedMs` are local times of day. */
  learn(dateHeader: string | undefined, sentMs: number, receivedMs: number): void
  /**
   * Learns from the control port's answer. While the clock is moved, Date headers show nothing, because a server may
   * move only its own time and leave the header to a library.
   */
  learnFromControl(clock: ControlClock, sentMs: number, receivedMs: number): void
  /** Makes the next signed request ask for the time again. A clock from the control port stays known. */
  forget(): void
}

/**
 * The target's clock, from Date headers and, once moved, from the control port. Each answer bounds the offset: the
 * header's second began before the answer arrived and ended after the request left. The bounds of several answers are
 * intersected. When they contradict each other, the clock was moved and only the newest counts.
 */
export function createTargetClock(nowMs: () => number = Date.now): TargetClock {
  let bounds: { low: number; high: number } | undefined
  /** Whether the bounds may be outdated. Requests that are about to be signed still use them. */
  let isDoubtful = false
  let moved = false
  const known = () =>
    bounds && { offsetMs: (bounds.low + bounds.high) / 2, uncertaintyMs: (bounds.high - bounds.low) / 2 }
  return {
    reading: () => (isDoubtful ? undefined : known()),
    secondsNow: () => Math.floor((nowMs() + (known()?.offsetMs ?? 0)) / 1000),
    learn(dateHeader, sentMs, receivedMs) {
      if (moved || dateHeader === undefined) return
      const second = Date.parse(dateHeader)
      if (Number.isNaN(second)) return
      const seen = { low: second - receivedMs, high: second + 1000 - sentMs }
      const both = bounds &&
        !isDoubtful && { low: Math.max(bounds.low, seen.low), high: Math.min(bounds.high, seen.high) }
      bounds = both && both.low <= both.high ? both : seen
      isDoubtful = false
    },
    learnFromControl({ now, offset_seconds }, sentMs, receivedMs) {
      const reportedMs = Date.parse(now)
      if (Number.isNaN(reportedMs)) return
      moved = offset_seconds !== 0
      bounds = { low: reportedMs - receivedMs, high: reportedMs + (now.includes('.') ? 1 : 1000) - sentMs }
      isDoubtful = false
    },
    forget() {
      isDoubtful ||= !moved
    },
  }
}
