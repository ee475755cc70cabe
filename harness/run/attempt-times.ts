import type { Exchange } from '../../core/exchange.ts'

/** Of how many attempts it is remembered when they began. */
const most = 1000
/** The next look comes so far between one that was too early and the one that was not. */
const between = 2 / 3
/** But by no more than such a part later than that one: a look may be late because others had their turn. */
const mostLater = 1 / 6
/** After one in time it comes nearer to the one that was too early by such a part, up to so near; that is slowly forgotten. */
const [nearer, nearest, forgets] = [1 / 6, 1.03, 0.998]

/** The time that an attempt is likely to take until it is as somebody wants it. */
export interface LikelyTime {
  /** Milliseconds from now; 0 where nothing is known. */
  leftMs(): number
  /** Learns from a look at the attempt, which is as wanted or not yet, and took so long by the target's own times. */
  looked(isOver: boolean, tookMs?: number): void
}

interface Usual {
  ms: number
  /** At which time a look was too early. */
  earlyMs: number
}

/**
 * How long the attempts of a target take, learnt from those before, so that the first look at one is likely to be the last,
 * and comes soon after the attempt is over.
 */
export class AttemptTimes {
  private readonly begun = new Map<string, number>()
  private readonly usual = new Map<string, Usual>()

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
    const usual = this.usual.get(kind)
    const goneMs = () => performance.now() - begun
    const waits = usual !== undefined && goneMs() < usual.ms
    let earlyMs: number | undefined
    const looked = (isOver: boolean, tookMs?: number) => {
      if (!isOver) earlyMs = goneMs()
      else if (earlyMs !== undefined) this.usual.set(kind, later(earlyMs, goneMs()))
      else if (waits) this.usual.set(kind, sooner(usual, tookMs))
    }
    return { leftMs: () => (waits ? usual.ms - goneMs() : 0), looked }
  }
}

/** After a look that was too early, and the next one. */
function later(earlyMs: number, overMs: number): Usual {
  return { ms: earlyMs + Math.min((overMs - earlyMs) * between, earlyMs * mostLater), earlyMs }
}

/** After a look in time at one that took so long: what was too early before may have been so on a busy machine alone. */
function sooner({ ms, earlyMs }: Usual, tookMs = earlyMs): Usual {
  const surelyMs = Math.min(earlyMs, tookMs)
  const nearerTo = (from: number) => from - (from - surelyMs) * nearer
  return { ms: Math.max(surelyMs * nearest, nearerTo(ms)), earlyMs: nearerTo(earlyMs) * forgets }
}
