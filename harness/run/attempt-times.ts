import type { Exchange } from '../../core/exchange.ts'

/** Of how many attempts it is remembered when they began. */
const most = 1000
const shrinksTo = 0.95
const growsTo = 1.5

/** The time that an attempt is likely to take until it is as somebody wants it. */
export interface LikelyTime {
  /** Milliseconds from now; 0 where nothing is known. */
  leftMs(): number
  /** Learns from an attempt that has become as wanted; `looks` is how often it was looked at until then. */
  isOver(looks: number): void
}

/**
 * How long the attempts of a target take, learnt from those before, so that the first look at one is likely to be the last.
 * A look that came too early has the time grow; one that came in time has it shrink a little.
 */
export class AttemptTimes {
  private readonly begun = new Map<string, number>()
  private readonly usualMs = new Map<string, number>()

  /** Notes when a request was accepted that may have begun an attempt of what its answer shows. */
  note({ request, answer }: Exchange): void {
    const { data } = (answer?.json ?? {}) as { data?: { id?: unknown } | null }
    if (request.method === 'GET' || data?.id === undefined) return
    const id = String(data.id)
    this.begun.delete(id)
    this.begun.set(id, performance.now())
    const [oldest = id] = this.begun.keys()
    if (this.begun.size > most) this.begun.delete(oldest)
  }

  /** `kind` tells apart what takes its own time each. */
  of(login: string, kind: string): LikelyTime {
    const begun = this.begun.get(login)
    if (begun === undefined) return { leftMs: () => 0, isOver: () => undefined }
    const usual = this.usualMs.get(kind)
    const goneMs = () => performance.now() - begun
    const waits = usual !== undefined && goneMs() < usual
    const isOver = (looks: number) => {
      if (looks > 1) this.usualMs.set(kind, Math.min(goneMs(), (usual ?? Infinity) * growsTo))
      else if (waits) this.usualMs.set(kind, usual * shrinksTo)
    }
    return { leftMs: () => (waits ? usual - goneMs() : 0), isOver }
  }
}
