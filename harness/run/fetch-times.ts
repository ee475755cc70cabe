/** Shorter fetches are over before it pays to reckon with them. */
const shortestMs = 20
/** Two that differ by no more than this share took the same time. */
const alike = 0.25
/** How much sooner than it was seen to end a fetch is looked at the next time, at most. */
const sooner = 0.9
/** A fetch may fail long before the usual time: where none was seen to, one look is for that. */
const earlyLook = 0.3
/** So long a wait is looked into early, and says little of when it ended: others may have been long for a queue that is gone. */
const longMs = 2000
/** How soon one is looked at again that takes a little longer than the others, as a share of its time. */
const nextLook = 0.05
const shareOfOverdue = 0.4
/** How many different times are kept: a fetch that somebody began to wait for late seems shorter than it is. */
const mostKnown = 3

/** How long fetches of one kind took, so that the next one is looked at when it is likely to have ended. */
export class FetchTimes {
  /** Milliseconds, the one seen last at the end. */
  private known: number[] = []

  /** Notes that a fetch was seen ended so long after its beginning, and when it was last seen going on. */
  note(endedMs: number, goingMs: number): void {
    if (endedMs < shortestMs) return
    const halfwayMs = (goingMs + endedMs) / 2
    const tookMs =
      endedMs - goingMs > longMs && endedMs > goingMs * 2 ? halfwayMs : Math.max(halfwayMs, endedMs * sooner)
    const others = this.known.filter((ms) => Math.abs(ms - tookMs) > tookMs * alike)
    this.known = [...others, tookMs].slice(-mostKnown)
  }

  /** How long to pause before one that has gone on for so long is looked at again; undefined where nothing is known. */
  pauseMs(elapsedMs: number): number | undefined {
    if (this.known.length === 0) return undefined
    const earlyMs = Math.min(...this.known) * earlyLook
    const looksEarly = this.known.length === 1 || earlyMs > longMs
    if (looksEarly && elapsedMs < earlyMs) return earlyMs - elapsedMs
    const nextMs = Math.min(...this.known.filter((ms) => ms > elapsedMs))
    const overdueMs = elapsedMs - Math.max(...this.known)
    const pauseMs = nextMs === Number.POSITIVE_INFINITY ? overdueMs * shareOfOverdue : nextMs - elapsedMs
    return Math.max(pauseMs, elapsedMs * nextLook)
  }
}
