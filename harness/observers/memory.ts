import { type Exchange, headerOf, sharedBody } from '../../core/exchange.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { bodyDigest, bodyLength } from '../client/record.ts'
import { Bounded } from './bounded.ts'
import { type AcceptedChange, AcceptedChanges } from './accepted-changes.ts'
import { changeBy, changeElsewhere, isRefused, loginsIn } from './changes.ts'
import type { Met } from './met.ts'
import { linkOf, type ShownRecord, type View } from './records-in.ts'
import type { Sighting } from './sighting.ts'
import { type Counted, KnownPages } from './known-pages.ts'
import { KnownChildren } from './known-children.ts'
import { KnownCreations } from './known-creations.ts'
import { KnownSecrets } from './known-secrets.ts'
import { NewestAttempts } from './newest-attempts.ts'
import { QuietTimes } from './quiet-times.ts'

/** The client that was shown a record first. */
interface FirstClient {
  client: 'main' | 'second'
  exchange: Exchange
}

/** A refused change of a login. */
interface Refused {
  exchange: Exchange
  to: number
}

/** Kinds of records that no request writes. */
const offered = new Set(['provider', 'template'])
/** Older records are forgotten once the answers of newer ones have this many characters. */
const mostChars = 2_000_000

/** A bounded memory of a run: the last view of each record, and since when nothing can have changed it. */
export class Memory {
  readonly quiet = new QuietTimes()
  readonly pages = new KnownPages()
  readonly secrets = new KnownSecrets()
  readonly children = new KnownChildren()
  readonly creations = new KnownCreations()
  readonly newest = new NewestAttempts()
  private readonly views = new Bounded<View>('records')
  private readonly firstClients = new Bounded<FirstClient>('exchanges')
  private readonly accepted = new AcceptedChanges()
  private readonly parents = new Bounded<string>('ids')
  private readonly counted = new Bounded<Counted>('exchanges')
  private readonly refusals = new Bounded<Refused>('exchanges')
  private readonly answers = new Bounded<number>('exchanges')
  private readonly kept = new Set<object>()
  private keptChars = 0

  /** The last view of a record by an owner; undefined for one that is not remembered. */
  viewOf(id: string, owner: string, kind: string): View | undefined {
    return this.views.get(id, owner, kind)
  }

  /** Whether the route gave exactly this answer before. */
  knowsAnswer({ dialect, route, exchange: { answer } }: Met): boolean {
    if (!answer || !route) return false
    const digest = bodyDigest(answer)
    const isKnown = this.answers.get(digest, route.route, dialect.interface) === answer.status
    if (!isKnown) this.answers.set(digest, answer.status, route.route, dialect.interface)
    return isKnown
  }

  /** The client that was shown this record first, identified by id and creation time; undefined the first time. */
  firstClient(
    { dialect, client, exchange }: Met,
    { kind, id }: ShownRecord,
    createdAt: string,
  ): FirstClient | undefined {
    if (!client) return undefined
    // The id alone does not suffice, because each client may number its own records.
    const key = `${id} ${createdAt}`
    const first = this.firstClients.get(key, dialect.interface, kind)
    if (!first) this.firstClients.set(key, { client, exchange }, dialect.interface, kind)
    return first
  }

  /**
   * The parent with which a record was first shown: the customer of a login, the login of an account or an attempt.
   * Empty for a customer, which has none; undefined for a record that was not seen.
   */
  parentOf(owner: string, kind: string, id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.parents.get(id, owner, kind)
  }

  /** The last full list of an account's transactions. */
  countOf(owner: string, account: string): Counted | undefined {
    return this.counted.get(account, owner)
  }

  /** The login of a record, directly or through its account. */
  loginOf({ owner, dialect }: Met, { login, row }: ShownRecord): string | undefined {
    return login ?? this.parentOf(owner, 'account', linkOf(dialect, row, 'account_id'))
  }

  /** Whether nothing can have changed a record since this moment. */
  restsSince(met: Met, record: ShownRecord, at: number): boolean {
    const belongs = ['login', 'attempt', 'account', 'transaction'].includes(record.kind)
    const login = this.loginOf(met, record)
    return belongs && login === undefined ? false : this.quiet.restsSince(met.owner, login, at)
  }

  /**
   * Whether no request of the run has tried to change the record's login, and nothing else can have changed it since a
   * moment. No request changes what the target offers.
   */
  untouchedSince(met: Met, record: ShownRecord, at: number): boolean {
    if (offered.has(record.kind)) return true
    const login = this.loginOf(met, record)
    return login !== undefined && this.quiet.untouchedSince(met.owner, login, at)
  }

  /** The logins that a request names by id or secret. */
  loginsOf(met: Met): readonly string[] {
    return loginsIn(changeBy(met, (secret) => this.secrets.ownerOf(secret)?.id))
  }

  /** Notes a possible change as soon as its exchange has ended. */
  noteChange(met: Met): void {
    this.creations.note(met)
    const change = changeBy(met, (secret) => this.secrets.ownerOf(secret)?.id)
    if (change === undefined) return
    if (change !== 'anything') return this.changed(change.logins, met)
    this.quiet.allChanged(met.to)
    // The owner of the secret may be unknown until a waiting answer is processed.
    if (headerOf(met.exchange.request, met.dialect.loginSecretHeader) !== undefined) this.accepted.clear()
  }

  /** The last accepted change of a login, unless something may have undone it. */
  lastChange(owner: string, login: string): AcceptedChange | undefined {
    return this.accepted.last(owner, login)
  }

  /** The accepted change that began an attempt, if its answer showed that. */
  changeThatBegan(owner: string, attempt: string): AcceptedChange | undefined {
    return this.accepted.thatBegan(owner, attempt)
  }

  /** The last refused change between two views of a login; undefined where there is none, or where something else may have changed the login. */
  refusalBetween({ owner, from }: Met, login: string, before: View): Exchange | undefined {
    const last = this.refusals.get(login)
    if (!last || last.to < before.to || from < last.to) return undefined
    return this.quiet.restsButForRefusals(owner, login, before.from) ? last.exchange : undefined
  }

  private changed(logins: readonly string[], { owner, route, exchange, to }: Met): void {
    for (const login of logins) {
      if (isRefused(exchange)) {
        this.quiet.refused(owner, login, to)
        this.refusals.set(login, { exchange, to })
        continue
      }
      this.quiet.changed(owner, login, to)
      const isKnown = route && isSuccess(exchange) && new Set(logins).size === 1
      this.accepted.note(owner, login, isKnown ? { request: route.request, exchange } : undefined)
    }
  }

  /** Notes a request to the control port. */
  noteControl(exchange: Exchange, to: number): void {
    const change = changeElsewhere(exchange)
    if (change === 'anything') this.noteElsewhere(to)
    else for (const login of change.logins) this.quiet.touched(login, to)
  }

  /** Notes an event outside the interface that may have changed anything. */
  noteElsewhere(to: number): void {
    this.quiet.allChanged(to)
    this.newest.clear()
    this.accepted.forgetLast()
    this.refusals.clear()
  }

  /** Learns from an exchange after all observers have seen it. */
  learn(sighting: Sighting): void {
    const { owner, records, from, to } = sighting
    this.pages.learn(sighting)
    const total = this.pages.totalOf(sighting)
    for (const account of total?.accounts.keys() ?? []) this.counted.set(account, total!, owner)
    for (const record of records) {
      if (record.kind === 'login') this.quiet.see(owner, record, from, to)
      if (record.kind === 'attempt') this.newest.learn(sighting, record)
      if (!record.isKnown) this.learnNew(sighting, record)
      this.keepView(record, sighting)
    }
    if (records.length > 0) this.keep(sighting.exchange)
    if (this.keptChars > mostChars) this.forgetOldest()
  }

  /** Forgets all views, because the order of later events is unknown. */
  forgetViews(): void {
    this.views.clear()
    this.newest.clear()
    this.creations.forget()
    this.forgetOldest()
  }

  private learnNew(sighting: Sighting, record: ShownRecord): void {
    this.secrets.learn(sighting, record)
    this.children.learn(sighting, record)
    const { kind, row, login, id } = record
    if (!isParent(kind)) return
    const { owner } = sighting
    const parent = kind === 'login' ? linkOf(sighting.dialect, row, 'customer_id') : login
    if (parent !== undefined && this.parentOf(owner, kind, id) === undefined) this.parents.set(id, parent, owner, kind)
    if (parent !== undefined && kind === 'login') this.parents.set(parent, '', owner, 'customer')
  }

  private keepView(
    { id, kind, row, at, nested, before: known, isKnown }: ShownRecord,
    { owner, exchange, from, to }: Sighting,
  ): void {
    // When two views are equal, the older row stays, so that the younger answer can be forgotten soon.
    const view: View = { row: known && isKnown ? known.row : row, exchange, at, nested, from, to }
    if (known && !isKnown) {
      const { before: _earlier, ...shown } = known
      view.before = shown
      this.keep(shown.exchange)
    } else if (known?.before) view.before = known.before
    this.views.set(id, view, owner, kind)
  }

  /** Counts an answer's characters, once for all answers that share them. */
  private keep({ answer }: Exchange): void {
    if (!answer || this.kept.size === this.kept.add(sharedBody(answer)).size) return
    this.keptChars += bodyLength(answer)
  }

  /** Forgets older records, and so the answers that only they refer to. */
  private forgetOldest(): void {
    this.views.forgetOlder()
    this.kept.clear()
    this.keptChars = 0
  }
}

/** Whether records of this kind can be parents of others. */
function isParent(kind: string): boolean {
  return kind === 'login' || kind === 'attempt' || kind === 'account'
}
