import type { Exchange } from '../../core/exchange.ts'
import type { Fields } from '../../core/fields.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { bodyLength } from '../client/record.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { changeBy, isRefused, sentData } from './changes.ts'
import { linkOf, type ShownRecord } from './records-in.ts'
import type { Sighting } from './sighting.ts'
import { KnownPages } from './known-pages.ts'
import { QuietTimes } from './quiet-times.ts'

/** How a record was last shown. */
export interface View {
  /** The row as JSON. */
  text: string
  exchange: Exchange
  place: string
  /** When the exchange that showed it was sent. */
  from: number
  to: number
  /** How it was shown before, where that differs and may have been a change. */
  before?: View
}

/** An attempt of a login that was created later than all others that were seen. */
export interface NewestAttempt {
  id: string
  createdMs: number
  /** When it was first seen. */
  to: number
  exchange: Exchange
}

/** The client to which a record was shown first. */
export interface FirstClient {
  client: 'main' | 'second'
  createdAt: string
  exchange: Exchange
}

/** A change of a login that was accepted, with the data that it carried. */
export interface AcceptedChange {
  /** The name of the good request. */
  request: string
  data: Fields
  exchange: Exchange
}

/** So many records are remembered, the newest; an older one is looked at as if it were seen for the first time. */
export const mostRecords = 20_000
/** Of so many records it is remembered which client they were shown to first. */
export const mostFirst = 2000
/** The answers that showed them are kept while they have so many characters together. */
export const mostChars = 4_000_000

/** What was seen in a run, bounded: records as they were last shown, and from when on nothing can have changed them. */
export class Memory {
  readonly quiet = new QuietTimes()
  readonly pages = new KnownPages()
  private readonly views = new Map<string, View>()
  private readonly newest = new Map<string, NewestAttempt>()
  private readonly firstClients = new Map<string, FirstClient>()
  private readonly changes = new Map<string, AcceptedChange>()
  private readonly accounts = new Map<string, string>()
  private readonly secrets = new Map<string, string>()
  private kept = new Map<Exchange, number>()
  private keptChars = 0

  /** How a record was last shown to this client by an interface; undefined for one that is not remembered. */
  viewOf({ seenAs }: ShownRecord): View | undefined {
    return this.views.get(seenAs)
  }

  /** Whether there are records, and each is shown as it was shown last. */
  knows(records: readonly ShownRecord[]): boolean {
    return records.length > 0 && records.every((record) => this.viewOf(record)?.text === record.text)
  }

  newestAttempt(dialect: Dialect, login: string): NewestAttempt | undefined {
    return this.newest.get(`${dialect.interface} ${login}`)
  }

  /** The client to which a record was shown first. */
  firstClient({ interface: name }: Dialect, kind: string, id: string): FirstClient | undefined {
    return this.firstClients.get(`${name} ${kind} ${id}`)
  }

  loginOfAccount(account: string | undefined): string | undefined {
    return this.accounts.get(account ?? '')
  }

  /** The login that a record belongs to, also by the account that it names. */
  loginOf(dialect: Dialect, { login, row }: ShownRecord): string | undefined {
    return login ?? this.loginOfAccount(linkOf(dialect, row, 'account_id'))
  }

  /** Whether nothing can have changed a record since this moment. */
  restsSince(dialect: Dialect, record: ShownRecord, at: number): boolean {
    const belongs = ['login', 'attempt', 'account', 'transaction'].includes(record.kind)
    const login = this.loginOf(dialect, record)
    return belongs && login === undefined ? false : this.quiet.restsSince(login, at)
  }

  /** Notes what an exchange may have changed, as soon as it has ended. */
  noteChange(dialect: Dialect, route: Route, exchange: Exchange, to: number): void {
    const change = changeBy(dialect, route, exchange, (secret) => this.secrets.get(secret))
    if (change === undefined) return
    if (change === 'anything') this.quiet.allChanged(to)
    else if ('visited' in change) this.quiet.visits(change.visited)
    else this.changed(change.logins, route, exchange, to)
  }

  /** The change of a login that was accepted last, and of which nobody knows that another one undid it. */
  lastChange(login: string): AcceptedChange | undefined {
    return this.changes.get(login)
  }

  private changed(logins: readonly string[], route: Route, exchange: Exchange, to: number): void {
    for (const login of logins) {
      if (isRefused(exchange)) this.quiet.refused(login, to)
      else this.quiet.changed(login, to)
      if (isRefused(exchange)) continue
      this.changes.delete(login)
      const data = sentData(exchange)
      if (isSuccess(exchange) && new Set(logins).size === 1)
        bounded(this.changes, login, { request: route.request, data, exchange }, mostFirst)
    }
  }

  /** Notes that something was done beside the interface, such as a move of the clock. */
  noteElsewhere(to: number): void {
    this.quiet.allChanged(to)
    this.newest.clear()
    this.changes.clear()
  }

  /** Learns what an exchange shows, once all observers have looked at it. */
  learn({ dialect, exchange, records, from, to, client }: Sighting): void {
    this.pages.learn(dialect, exchange, from)
    for (const record of records) {
      this.learnSecrets(record)
      if (record.kind === 'login') this.quiet.see(record, from, to)
      if (record.kind === 'attempt') this.learnAttempt(dialect, record, exchange, to)
      if (record.kind === 'account' && record.login !== undefined) bounded(this.accounts, record.id, record.login)
      if (client) this.learnClient(dialect, record, client, exchange)
      this.keepView(record, exchange, from, to)
    }
  }

  /** Forgets how records were shown: what came since is not known in its order. */
  forgetViews(): void {
    this.views.clear()
    this.newest.clear()
    this.kept.clear()
    this.keptChars = 0
  }

  private keepView({ seenAs: key, text, place }: ShownRecord, exchange: Exchange, from: number, to: number): void {
    const known = this.views.get(key)
    this.views.delete(key)
    const view: View = { text, exchange, place, from, to }
    if (known && known.text !== text) view.before = withoutBefore(known)
    else if (known?.before) view.before = known.before
    this.views.set(key, view)
    this.keep(exchange)
    if (this.views.size > mostRecords || this.keptChars > mostChars) this.forgetOldest()
  }

  private keep(exchange: Exchange): void {
    if (this.kept.has(exchange)) return
    const chars = exchange.answer ? bodyLength(exchange.answer) : 0
    this.kept.set(exchange, chars)
    this.keptChars += chars
  }

  /** Forgets the older half of the records, and so the answers that nothing else refers to. */
  private forgetOldest(): void {
    let left = Math.ceil(this.views.size / 2)
    for (const key of this.views.keys()) {
      if (left-- <= 0) break
      this.views.delete(key)
    }
    this.kept.clear()
    this.keptChars = 0
    for (const { exchange, before } of this.views.values()) {
      this.keep(exchange)
      if (before) this.keep(before.exchange)
    }
  }

  private learnClient(dialect: Dialect, { kind, id, row }: ShownRecord, client: 'main' | 'second', exchange: Exchange) {
    const key = keyOf(dialect, kind, id)
    const createdAt = row.created_at
    if (typeof createdAt !== 'string' || this.firstClients.has(key)) return
    bounded(this.firstClients, key, { client, createdAt, exchange }, mostFirst)
  }

  private learnSecrets({ row, id }: ShownRecord): void {
    if (typeof row.secret === 'string' && row.secret !== '') bounded(this.secrets, row.secret, id)
  }

  private learnAttempt(dialect: Dialect, { id, login, row }: ShownRecord, exchange: Exchange, to: number): void {
    if (login === undefined) return
    const createdMs = typeof row.created_at === 'string' ? Date.parse(row.created_at) : Number.NaN
    const key = `${dialect.interface} ${login}`
    const known = this.newest.get(key)
    if (Number.isNaN(createdMs) || (known && known.createdMs >= createdMs)) return
    bounded(this.newest, key, { id, createdMs, to, exchange })
  }
}

function keyOf({ interface: name }: Dialect, kind: string, id: string): string {
  return `${name} ${kind} ${id}`
}

function withoutBefore({ before: _before, ...view }: View): View {
  return view
}

/** Keeps a value, and no more than so many of its kind. */
function bounded<T>(all: Map<string, T>, key: string, value: T, most = mostRecords): void {
  all.delete(key)
  all.set(key, value)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
