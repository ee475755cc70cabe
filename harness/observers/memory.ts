import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { bodyDigest, bodyLength } from '../client/record.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { bounded } from './bounded.ts'
import { type AcceptedChange, AcceptedChanges } from './accepted-changes.ts'
import { changeBy, changeElsewhere, isRefused, loginsIn } from './changes.ts'
import type { Met } from './met.ts'
import { linkOf, seenBy } from './records-in.ts'
import type { ShownRecord, View } from './shown-record.ts'
import type { Sighting } from './sighting.ts'
import { type Counted, KnownPages } from './known-pages.ts'
import { KnownChildren } from './known-children.ts'
import { KnownSecrets } from './known-secrets.ts'
import { NewestAttempts } from './newest-attempts.ts'
import { QuietTimes } from './quiet-times.ts'

/** The client to which a record was shown first. */
export interface FirstClient {
  client: 'main' | 'second'
  exchange: Exchange
}

/** A change of a login that was refused. */
interface Refused {
  exchange: Exchange
  to: number
}

/** So many records are remembered, the newest; an older one is looked at as if it were seen for the first time. */
const mostRecords = 20_000
/** Of so many records it is remembered which client they were shown to first. */
const mostFirst = 2000
/** The answers that showed them are kept while they have so many characters together. */
export const mostChars = 4_000_000
/** So many answers without records are known again, such as lists of currencies. */
const mostAnswers = 2000

/** What was seen in a run, bounded: records as they were last shown, and from when on nothing can have changed them. */
export class Memory {
  readonly quiet = new QuietTimes()
  readonly pages = new KnownPages()
  readonly secrets = new KnownSecrets()
  readonly children = new KnownChildren()
  readonly newest = new NewestAttempts(mostRecords)
  private readonly views = new Map<string, View>()
  private readonly firstClients = new Map<string, FirstClient>()
  private readonly accepted = new AcceptedChanges(mostFirst)
  private readonly parents = new Map<string, string>()
  private readonly counted = new Map<string, Counted>()
  private readonly refusals = new Map<string, Refused>()
  private readonly answers = new Map<string, true>()
  private kept = new Map<Exchange, number>()
  private keptChars = 0

  /** How a record was last shown; undefined for one that is not remembered. */
  viewOf(seenAs: string): View | undefined {
    return this.views.get(seenAs)
  }

  /** Whether a route gave this very answer before. */
  knowsAnswer({ route, exchange: { answer } }: Met): boolean {
    if (!answer || !route) return false
    const key = `${route.route} ${answer.status} ${bodyDigest(answer)}`
    const isKnown = this.answers.has(key)
    bounded(this.answers, key, true, mostAnswers)
    return isKnown
  }

  /** The client to which a record that was created at a moment was shown first. */
  firstClient({ interface: name }: Dialect, { kind, id }: ShownRecord, createdAt: string): FirstClient | undefined {
    return this.firstClients.get(`${name} ${kind} ${id} ${createdAt}`)
  }

  /**
   * The parent that a record was first shown with: the customer of a login, the login of an account or an attempt. A
   * customer has none, which an empty text says; undefined for what was not seen.
   */
  parentOf(owner: string, kind: string, id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.parents.get(seenBy(owner, kind, id))
  }

  /** The whole list that showed the transactions of an account last. */
  countOf(owner: string, account: string): Counted | undefined {
    return this.counted.get(seenBy(owner, 'account', account))
  }

  /** The login that a record belongs to, also by the account that it names. */
  loginOf({ owner, dialect }: Met, { login, row }: ShownRecord): string | undefined {
    return login ?? this.parentOf(owner, 'account', linkOf(dialect, row, 'account_id'))
  }

  /** Whether nothing can have changed a record since this moment. */
  restsSince(met: Met, record: ShownRecord, at: number): boolean {
    const belongs = ['login', 'attempt', 'account', 'transaction'].includes(record.kind)
    const login = this.loginOf(met, record)
    return belongs && login === undefined ? false : this.quiet.restsSince(met.owner, login, at)
  }

  /** Whether no request of the run has named the login of a record to change it, and nothing beside has since a moment. */
  untouchedSince(met: Met, record: ShownRecord, at: number): boolean {
    const login = this.loginOf(met, record)
    return login !== undefined && this.quiet.untouchedSince(met.owner, login, at)
  }

  /** The logins that a request names, by id or by secret. */
  loginsOf(met: Met): readonly string[] {
    return loginsIn(changeBy(met, (secret) => this.secrets.ownerOf(secret)?.id))
  }

  /** Notes what an exchange may have changed, as soon as it has ended. */
  noteChange(met: Met): void {
    const change = changeBy(met, (secret) => this.secrets.ownerOf(secret)?.id)
    if (change === undefined) return
    if (change === 'anything') this.quiet.allChanged(met.to)
    else this.changed(change.logins, met)
  }

  /** The change of a login that was accepted last, and of which nobody knows that another one undid it. */
  lastChange(owner: string, login: string): AcceptedChange | undefined {
    return this.accepted.last(owner, login)
  }

  /**
   * The last refused change of a login that was shown before it and is shown again after it; undefined where there is none,
   * or where anything else may have changed the login.
   */
  refusalBetween({ owner, from }: Met, login: string, before: View): Exchange | undefined {
    const last = this.refusals.get(login)
    if (!last || last.to < before.to || from < last.to) return undefined
    return this.quiet.restsButForRefusals(owner, login, before.from) ? last.exchange : undefined
  }

  private changed(logins: readonly string[], { owner, route, exchange, to }: Met): void {
    for (const login of logins) {
      if (isRefused(exchange)) {
        this.quiet.refused(owner, login, to)
        bounded(this.refusals, login, { exchange, to }, mostFirst)
        continue
      }
      this.quiet.changed(owner, login, to)
      const isKnown = route && isSuccess(exchange) && new Set(logins).size === 1
      this.accepted.note(owner, login, isKnown ? { request: route.request, exchange } : undefined)
    }
  }

  /** Notes what was done by the control port. */
  noteControl(exchange: Exchange, to: number): void {
    const change = changeElsewhere(exchange)
    if (change === 'anything') this.noteElsewhere(to)
    else for (const login of change.logins) this.quiet.touched(login, to)
  }

  /** Notes that something was done beside the interface that may have changed anything. */
  noteElsewhere(to: number): void {
    this.quiet.allChanged(to)
    this.newest.clear()
    this.accepted.clear()
    this.refusals.clear()
  }

  /** Learns what an exchange shows, once all observers have looked at it. */
  learn(sighting: Sighting): void {
    const { owner, records, from, to } = sighting
    this.pages.learn(sighting)
    const total = this.pages.totalOf(sighting)
    for (const account of total?.accounts.keys() ?? [])
      bounded(this.counted, seenBy(owner, 'account', account), total!, mostFirst)
    for (const record of records) {
      if (record.kind === 'login') this.quiet.see(owner, record, from, to)
      if (record.kind === 'attempt') this.newest.learn(sighting, record)
      if (!record.isKnown) this.learnNew(sighting, record)
      this.keepView(record, sighting)
    }
    if (records.length > 0) this.keep(sighting.exchange)
    if (this.views.size > mostRecords || this.keptChars > mostChars) this.forgetOldest()
  }

  /** Forgets how records were shown: what came since is not known in its order. */
  forgetViews(): void {
    this.views.clear()
    this.newest.clear()
    this.kept.clear()
    this.keptChars = 0
  }

  private learnNew(sighting: Sighting, record: ShownRecord): void {
    this.secrets.learn(sighting, record)
    this.children.learn(sighting, record)
    const { client, dialect, exchange, owner } = sighting
    const { kind, id, row, login, seenAs } = record
    const parent = kind === 'login' ? linkOf(dialect, row, 'customer_id') : login
    if (parent !== undefined && !this.parents.has(seenAs)) bounded(this.parents, seenAs, parent, mostRecords)
    if (parent !== undefined && kind === 'login')
      bounded(this.parents, seenBy(owner, 'customer', parent), '', mostRecords)
    const { created_at: createdAt } = row
    if (!client || typeof createdAt !== 'string' || this.firstClient(dialect, record, createdAt)) return
    const key = `${dialect.interface} ${kind} ${id} ${createdAt}`
    bounded(this.firstClients, key, { client, exchange }, mostFirst)
  }

  private keepView(
    { seenAs, row, place, before: known, isKnown }: ShownRecord,
    { exchange, from, to }: Sighting,
  ): void {
    this.views.delete(seenAs)
    const view: View = { row, exchange, place, from, to }
    if (known && !isKnown) {
      const { before: _earlier, ...shown } = known
      view.before = shown
    } else if (known?.before) view.before = known.before
    this.views.set(seenAs, view)
  }

  private keep(exchange: Exchange): void {
    if (this.kept.has(exchange)) return
    const chars = exchange.answer ? bodyLength(exchange.answer) : 0
    this.kept.set(exchange, chars)
    this.keptChars += chars
  }

  /** Forgets the older half of the records, and so the answers that nothing else refers to. */
  private forgetOldest(): void {
    const older = [...this.views.keys()].slice(0, Math.ceil(this.views.size / 2))
    for (const key of older) this.views.delete(key)
    this.kept.clear()
    this.keptChars = 0
    for (const { exchange, before } of this.views.values()) {
      this.keep(exchange)
      if (before) this.keep(before.exchange)
    }
  }
}
