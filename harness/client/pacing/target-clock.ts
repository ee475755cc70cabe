/** What is known of the target's clock: how far it is ahead of the local one, between two bounds. */
export interface ClockReading {
  offsetMs: number
  /** Half the distance between the bounds: a Date header names a whole second, and the answer travelled. */
  uncertaintyMs: number
}

/** What a control port answers when it moved the clock. */
export interface ControlClock {
  /** ISO 8601, to the second or finer. */
  now: string
  /** How far the clock stands off the time of day. */
  offset_seconds: number
}

/**
 * The clock by which the target goes: that of its Date headers, or that of this machine where those are wrong; neither where
 * it refuses signatures by both, unproven where nothing can be signed.
 */
export type FollowedClock = 'target' | 'own' | 'neither' | 'unproven'

export interface TargetClock {
  /** The target's time, whole seconds since 1970; the local time until the first answer, and the one known before after `forget`. */
  secondsNow(): number
  /** Undefined until the first answer with a Date header, and after `forget`. */
  reading(): ClockReading | undefined
  /** Learns from the Date header of an answer; `sentMs` and `receivedMs` are local times of day. */
  learn(dateHeader: string | undefined, sentMs: number, receivedMs: number): void
  /**
   * Learns from what the control port said of the clock. While it is moved, Date headers show nothing: a server may
   * move the time that it reckons with and leave that header to its library.
   */
  learnFromControl(clock: ControlClock, sentMs: number, receivedMs: number): void
  /** Which clock counts from now on; what the control port reports counts in any case. */
  follow(which: FollowedClock): void
  followed(): FollowedClock
  /** Makes the next signed request ask for the time again; a clock that the control port reported stays known. */
  forget(): void
}

/**
 * The target's clock, read from its Date headers and, once moved, from its control port. Each answer bounds the offset: the header's second began before
 * the answer arrived and ended after the request left. Bounds of several answers are intersected, which narrows them;
 * when they contradict each other the clock was moved, and the newest counts alone.
 */
export function createTargetClock(nowMs: () => number = Date.now): TargetClock {
  let bounds: { low: number; high: number } | undefined
  /** Whether they may hold no more. Requests that others are about to sign still go by them. */
  let isDoubtful = false
  let moved = false
  let followed: FollowedClock = 'target'
  const known = () =>
    bounds && { offsetMs: (bounds.low + bounds.high) / 2, uncertaintyMs: (bounds.high - bounds.low) / 2 }
  return {
    reading: () => (isDoubtful ? undefined : known()),
    secondsNow: () => Math.floor((nowMs() + (followed === 'own' && !moved ? 0 : (known()?.offsetMs ?? 0))) / 1000),
    follow(which) {
      followed = which
    },
    followed: () => followed,
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
