import type { Exchange } from '../../core/exchange.ts'
import { type Fields, isFields } from '../../core/fields.ts'
import { acceptedData } from '../checks/answers/answer.ts'
import { Bounded } from './bounded.ts'
import { sentData } from './changes.ts'
import { idOf } from './records-in.ts'

/** An accepted change of a login by its owner, with its data. */
export interface AcceptedChange {
  owner: string
  /** The name of the valid request. */
  request: string
  /** The sent data, read lazily: most changes are superseded before anybody asks. */
  data: () => Fields
  exchange: Exchange
  /** The attempt that its answer shows as begun. */
  attempt?: string
  /** The answer to its interactive step, which may have requested other scopes and dates. */
  answered?: Exchange
}

/** The fields that an answer to an interactive step may change. Source: Version 4, interactive body. */
const askedAnew = ['fetch_scopes', 'from_date', 'to_date']

/** The requests by which the attempt of the change before them goes on. */
const goesOn = ['answer an interactive step', 'authorize an oauth login']

/** The accepted changes of the newest logins. An answer to an interactive step belongs to the change before it. */
export class AcceptedChanges {
  private readonly changes = new Bounded<AcceptedChange>('exchanges')
  /** By the attempt that the answer shows as begun. Its settings stay, whatever happens to the login later. */
  private readonly byAttempt = new Bounded<AcceptedChange>('exchanges')
  private readonly begun = new Bounded<string>('exchanges')

  last(owner: string, login: string): AcceptedChange | undefined {
    const last = this.changes.get(login)
    return last?.owner === owner ? last : undefined
  }

  /** The change that began an attempt; undefined where no answer showed that. */
  thatBegan(owner: string, attempt: string): AcceptedChange | undefined {
    return this.byAttempt.get(attempt, owner)
  }

  /** Notes a change; undefined where it is unknown. */
  note(owner: string, login: string, made: Pick<AcceptedChange, 'request' | 'exchange'> | undefined): void {
    const before = this.last(owner, login)
    this.changes.delete(login)
    if (!made) return this.forgetAttempt(owner, login)
    const { request, exchange } = made
    if (!goesOn.some((name) => request.startsWith(name))) {
      const attempt = attemptBegunBy(exchange)
      const change = { ...made, owner, data: () => sentData(exchange), attempt }
      this.changes.set(login, change)
      if (attempt === undefined) return this.forgetAttempt(owner, login)
      this.begun.set(login, attempt, owner)
      this.byAttempt.set(attempt, change, owner)
      return
    }
    const asked = before ?? this.byAttempt.get(this.begun.get(login, owner) ?? '', owner)
    if (!asked) return
    const change = { ...asked, data: withAnswer(asked, exchange), answered: exchange }
    if (before) this.changes.set(login, change)
    const attempt = this.begun.get(login, owner)
    if (attempt !== undefined) this.byAttempt.set(attempt, change, owner)
  }

  /** Forgets the last changes, since something else may have changed any login. What began an attempt stays. */
  forgetLast(): void {
    this.changes.clear()
  }

  /** Forgets everything, since an answer to the interactive step of any attempt may be unknown. */
  clear(): void {
    this.changes.clear()
    this.byAttempt.clear()
  }

  private forgetAttempt(owner: string, login: string): void {
    const attempt = this.begun.get(login, owner)
    if (attempt !== undefined) this.byAttempt.delete(attempt)
  }
}

/** The id of the unfinished attempt in the answer to a change, if it shows or names one. */
function attemptBegunBy(exchange: Exchange): string | undefined {
  const { last_attempt: attempt, attempt_id: named } = acceptedData(exchange) ?? {}
  if (named !== undefined) return idOf(named)
  return isFields(attempt) && attempt['finished'] === false ? String(attempt['id']) : undefined
}

function withAnswer(before: AcceptedChange, answered: Exchange): () => Fields {
  const data = sentData(answered)
  const anew = askedAnew.flatMap((name) => (name in data ? [[name, data[name]] as const] : []))
  const all = { ...before.data(), ...Object.fromEntries(anew) }
  return () => all
}
