import type { Exchange } from '../../core/exchange.ts'

/** Of how many attempts it is remembered when they began. */
const most = 1000
/** After a look that was too early, the next one comes no later than so many times as late: it may be late because others had their turn. */
const mostLater = 7 / 6
/** One attempt that took long, as where its user was slow, has the next one looked at no later than so many times as late. */
const mostRaised = 2
/** After one in time, it comes a little sooner. */
const sooner = 0.995

/** The time that an attempt is likely to take until it is as somebody wants it. */
export interface LikelyTime {
  /** Milliseconds from now; 0 where nothing is known. */
  leftMs(): number
  /** Learns from a look at the attempt, which is as wanted or not yet. */
  looked(isOver: boolean): void
}

/**
 * How long the attempts of a target take, learnt from those before, so that the first look at one is likely to be the last,
 * and comes soon after the attempt is over.
 */
export class AttemptTimes {
  private readonly begun = new Map<string, number>()
  private readonly usual = new Map<string, number>()

  /** Notes when a request was accepted that may have begun an attempt of what its answer shows, or of the login that it made. */
  note({ request, answer }: Exchange): void {
    const { data } = (answer?.json ?? {}) as { data?: { id?: unknown; login_id?: unknown } | null }
    const shown = data?.id ?? (request.method === 'POST' ? data?.login_id : undefined)
    if (request.method === 'GET' || shown === undefined || shown === null) return
    const id = String(shown)
    this.begun.delete(id)
    this.begun.set(id, performance.now())
    const [oldest = id] = this.begun.keys()
    if (this.begun.size > most) this.begun.delete(oldest)
  }

  /** `kind` tells apart what takes its own time each. */
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
