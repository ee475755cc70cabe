import type { Exchange } from '../../core/exchange.ts'

/**
 * After a poll that came too early, the next one comes at most this much later. The end may have been late because
 * other attempts had their turn.
 */
const mostLater = 7 / 6
/** A single long attempt, for example with a slow user, delays the next poll at most by this factor. */
const mostRaised = 2
/** After a poll in time, the next one comes slightly sooner. */
const sooner = 0.995

/** The expected time until an attempt is in the wanted state. */
export interface LikelyTime {
  /** Milliseconds from now; 0 where nothing is known. */
  leftMs(): number
  /** Learns whether the attempt was in the wanted state at a poll. */
  looked(isOver: boolean): void
}

/** Learns how long a target's attempts take, so that the first poll is likely the last and comes soon after the attempt's end. */
export class AttemptTimes {
  private readonly begun = new Map<string, number>()
  private readonly usual = new Map<string, number>()

  /** Notes when an accepted request may have begun an attempt of the login in its answer. */
  note({ request, answer }: Exchange): void {
    const { data } = (answer?.json ?? {}) as { data?: { id?: unknown; login_id?: unknown } | null }
    const shown = data?.id ?? (request.method === 'POST' ? data?.login_id : undefined)
    if (request.method === 'GET' || shown === undefined || shown === null) return
    this.begun.set(String(shown), performance.now())
  }

  /** `kind` distinguishes attempts with different durations. */
  of(login: string, kind: string): LikelyTime {
    const begun = this.begun.get(login)
    if (begun === undefined) return { leftMs: () => 0, looked: () => undefined }
    const usualMs = this.usual.get(kind) ?? 0
    const goneMs = () => performance.now() - begun
    const waits = goneMs() < usualMs
    let earlyMs: number | undefined
    const looked = (isOver: boolean) => {
      if (!isOver) earlyMs = goneMs()
      else if (earlyMs !== undefined)
        this.usual.set(kind, Math.min(goneMs(), earlyMs * mostLater, usualMs > 0 ? usualMs * mostRaised : Infinity))
      else if (waits) this.usual.set(kind, usualMs * sooner)
    }
    return { leftMs: () => (waits ? usualMs - goneMs() : 0), looked }
  }
}
