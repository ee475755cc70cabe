import { isFields } from '../../core/fields.ts'
import type { ShownRecord } from './shown-record.ts'

/** What is known of a login as one owner sees it: from when on nothing changes it. */
interface Quiet {
  /** Infinity while it may be fetched. */
  from: number
  /** Until when what a refused request did, if anything, may still come to light. */
  refusedUntil: number
  /** The earliest moment at which a view can show that its fetch has ended. */
  floor: number
  /** The attempt that had ended before the last change: the fetch of that change is another one. */
  before?: string
  /** The newest attempt seen to have ended. */
  ended?: string
}

/** A server may show a change a little later in one place than in another: so many times the time of an answer. */
const answersOfGrace = 20
const [leastGraceMs, mostGraceMs] = [50, 5000]
/** So many logins are known; an older one is taken for one that may change at any time. */
const mostLogins = 5000

/**
 * From when on a login and what belongs to it can no longer have changed, by the requests that were sent and by what
 * answers show of its fetches. Fetches go on in the background: after a change, a login rests once a later attempt of it is
 * seen to have ended. What a view shows holds for the owner who saw it; a change of an id may be one for every owner.
 */
export class QuietTimes {
  private readonly logins = new Map<string, Map<string, Quiet>>()
  private allFloor = 0
  private answers = 0
  private answerMs = 0

  /** Notes how long an answer took. */
  took(ms: number): void {
    this.answers += 1
    this.answerMs += ms
  }

  get graceMs(): number {
    const usual = this.answers === 0 ? mostGraceMs : (answersOfGrace * this.answerMs) / this.answers
    return Math.min(mostGraceMs, Math.max(leastGraceMs, usual))
  }

  /** A request of an owner that changes a login, or may have, ended at this moment. */
  changed(owner: string, login: string, at: number): void {
    this.of(owner, login)
    for (const quiet of this.ownersOf(login)) hasChanged(quiet, at)
  }

  /** A request that would have changed a login was refused. */
  refused(owner: string, login: string, at: number): void {
    this.of(owner, login)
    for (const quiet of this.ownersOf(login)) quiet.refusedUntil = Math.max(quiet.refusedUntil, at + this.graceMs)
  }

  /** Something was done beside the interface to a login; it shows from this moment on, for every owner. */
  touched(login: string, at: number): void {
    for (const quiet of this.ownersOf(login)) {
      quiet.from = Number.POSITIVE_INFINITY
      quiet.floor = Math.max(quiet.floor, at + this.graceMs)
    }
  }

  /** Something was done that may have changed anything; it shows from this moment on. */
  allChanged(at: number): void {
    this.allFloor = Math.max(this.allFloor, at + this.graceMs)
  }

  /** Learns from a view of a login, which its owner asked for and was given at these moments. */
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

  /** Whether an attempt that is shown to have ended, to a request of this moment, is the first since the last change of its login. */
  endsLastChange(owner: string, login: string, attempt: string, from: number): boolean {
    const quiet = this.logins.get(login)?.get(owner)
    if (!quiet || from < quiet.floor || attempt === quiet.before) return false
    return quiet.from === Number.POSITIVE_INFINITY || quiet.ended === attempt
  }

  /** The attempt that was seen to end the last change of a login; undefined while its fetch may go on. */
  lastEnded(owner: string, login: string): string | undefined {
    const quiet = this.logins.get(login)?.get(owner)
    return quiet?.from === Number.POSITIVE_INFINITY ? undefined : quiet?.ended
  }

  /** Whether nothing that belongs to this login can have changed since a moment; where no login is named, nothing at all. */
  restsSince(owner: string, login: string | undefined, at: number): boolean {
    if (login === undefined) return at >= this.allFloor
    const quiet = this.logins.get(login)?.get(owner)
    return quiet !== undefined && at >= quiet.refusedUntil && this.restsButForRefusals(owner, login, at)
  }

  /** Whether nothing that was accepted can have changed a login since a moment. */
  restsButForRefusals(owner: string, login: string, at: number): boolean {
    const quiet = this.logins.get(login)?.get(owner)
    return quiet !== undefined && at >= this.restsFrom(quiet)
  }

  /** Whether no request has ever changed a login, or tried to, and nothing beside may have since a moment. */
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
