import { isFields } from '../../core/fields.ts'
import type { ShownRecord } from './records-in.ts'

/** One owner's knowledge of a login: since when nothing changes it. */
interface Quiet {
  /** Infinity while a fetch may run. */
  from: number
  /** Until when effects of a refused request may still appear. */
  refusedUntil: number
  /** The earliest moment at which a view can show the end of its fetch. */
  floor: number
  /** The attempt that had ended before the last change. The change's own fetch is another one. */
  before?: string
  /** The newest attempt known to have ended. */
  ended?: string
}

/** A server may show a change later in one place than in another. The allowed delay is this many answer times. */
const answersOfGrace = 20
const [leastGraceMs, mostGraceMs] = [50, 5000]
/** This many logins are remembered. An older one may change at any time. */
const mostLogins = 5000

/**
 * Since when a login and its records cannot have changed, by the sent requests and by the fetches in answers. A fetch
 * runs in the background, so after a change a login is quiet once a later attempt has ended. A view counts for its
 * owner only; a change may concern every owner.
 */
export class QuietTimes {
  private readonly logins = new Map<string, Map<string, Quiet>>()
  private allFloor = 0
  private answers = 0
  private answerMs = 0

  /** Notes the time of an answer. */
  took(ms: number): void {
    this.answers += 1
    this.answerMs += ms
  }

  get graceMs(): number {
    const usual = this.answers === 0 ? mostGraceMs : (answersOfGrace * this.answerMs) / this.answers
    return Math.min(mostGraceMs, Math.max(leastGraceMs, usual))
  }

  /** Notes the end of an owner's request that changed a login, or may have. */
  changed(owner: string, login: string, at: number): void {
    this.of(owner, login)
    for (const quiet of this.ownersOf(login)) hasChanged(quiet, at)
  }

  /** Notes a refused change of a login. */
  refused(owner: string, login: string, at: number): void {
    this.of(owner, login)
    for (const quiet of this.ownersOf(login)) quiet.refusedUntil = Math.max(quiet.refusedUntil, at + this.graceMs)
  }

  /** Notes a change of a login from outside the interface. It counts for every owner from this moment. */
  touched(login: string, at: number): void {
    for (const quiet of this.ownersOf(login)) {
      quiet.from = Number.POSITIVE_INFINITY
      quiet.floor = Math.max(quiet.floor, at + this.graceMs)
    }
  }

  /** Notes an event that may have changed anything from this moment. */
  allChanged(at: number): void {
    this.allFloor = Math.max(this.allFloor, at + this.graceMs)
  }

  /** Learns from an owner's view of a login, requested and answered at these moments. */
  see(owner: string, { id, row }: ShownRecord, from: number, to: number): void {
    const quiet = this.of(owner, id)
    const last = isFields(row.last_attempt) ? row.last_attempt : undefined
    if (!last) return
    const attempt = String(last.id)
    const rests = from >= this.restsFrom(quiet)
    if (last.finished !== true) {
      if (rests) hasChanged(quiet, from)
      return
    }
    if (rests && attempt !== quiet.ended) hasChanged(quiet, from)
    if (from >= quiet.floor && from >= this.allFloor && attempt !== quiet.before && !rests) {
      quiet.from = to + this.graceMs
      quiet.ended = attempt
      delete quiet.before
    }
  }

  /** Whether an attempt that has ended is the first since the last change of its login. `from` is when the view was requested. */
  endsLastChange(owner: string, login: string, attempt: string, from: number): boolean {
    const quiet = this.logins.get(login)?.get(owner)
    if (!quiet || from < quiet.floor || attempt === quiet.before) return false
    return quiet.from === Number.POSITIVE_INFINITY || quiet.ended === attempt
  }

  /** The attempt that ended the last change of a login; undefined while its fetch may run. */
  lastEnded(owner: string, login: string): string | undefined {
    const quiet = this.logins.get(login)?.get(owner)
    return quiet?.from === Number.POSITIVE_INFINITY ? undefined : quiet?.ended
  }

  /** Whether nothing of this login can have changed since a moment; without a login, nothing at all. */
  restsSince(owner: string, login: string | undefined, at: number): boolean {
    if (login === undefined) return at >= this.allFloor
    const quiet = this.logins.get(login)?.get(owner)
    return quiet !== undefined && at >= quiet.refusedUntil && this.restsButForRefusals(owner, login, at)
  }

  /** Whether no accepted request can have changed a login since a moment. */
  restsButForRefusals(owner: string, login: string, at: number): boolean {
    const quiet = this.logins.get(login)?.get(owner)
    return quiet !== undefined && at >= this.restsFrom(quiet)
  }

  /** Whether no request has ever tried to change a login, and nothing else can have changed it since a moment. */
  untouchedSince(owner: string, login: string, at: number): boolean {
    const { floor, refusedUntil } = this.logins.get(login)?.get(owner) ?? { floor: 0, refusedUntil: 0 }
    return floor === 0 && refusedUntil === 0 && at >= this.allFloor
  }

  private restsFrom({ from }: Quiet): number {
    return from < this.allFloor ? Number.POSITIVE_INFINITY : from
  }

  private ownersOf(login: string): Iterable<Quiet> {
    return this.logins.get(login)?.values() ?? []
  }

  private of(owner: string, login: string): Quiet {
    const owners = this.logins.get(login) ?? new Map<string, Quiet>()
    const known = owners.get(owner)
    if (known) return known
    const floor = Math.max(0, ...[...owners.values()].map((one) => one.floor))
    const quiet: Quiet = { from: Number.POSITIVE_INFINITY, refusedUntil: 0, floor }
    this.logins.set(login, owners.set(owner, quiet))
    const [oldest] = this.logins.keys()
    if (this.logins.size > mostLogins && oldest !== undefined) this.logins.delete(oldest)
    return quiet
  }
}

function hasChanged(quiet: Quiet, at: number): void {
  quiet.from = Number.POSITIVE_INFINITY
  quiet.floor = Math.max(quiet.floor, at)
  if (quiet.ended !== undefined) quiet.before = quiet.ended
}
