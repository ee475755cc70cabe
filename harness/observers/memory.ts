import type { Exchange } from '../../core/exchange.ts'
import { headerOf } from '../../core/header-of.ts'
import { sharedBody } from '../../core/shared-body.ts'
import { isSuccess } from '../checks/answers/answer.ts'
import { bodyDigest, bodyLength } from '../client/record.ts'
import { Bounded } from './bounded.ts'
import { type AcceptedChange, AcceptedChanges } from './accepted-changes.ts'
import { changeBy, changeElsewhere, isRefused, loginsIn } from './changes.ts'
import type { Met } from './met.ts'
import { linkOf } from './records-in.ts'
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

/** So many records are remembered at least, the newest; an older one is looked at as if it were seen for the first time. */
const leastRecords = 10_000
/** Of so many records at least it is remembered which client they were shown to first. */
const leastFirst = 2000
/** Older records are forgotten once the answers that showed newer ones have so many characters together. */
const mostChars = 2_000_000
/** So many answers without records are known again at least, such as lists of currencies. */
const leastAnswers = 2000

/** What was seen in a run, bounded: records as they were last shown, and from when on nothing can have changed them. */
export class Memory {
  readonly quiet = new QuietTimes()
  readonly pages = new KnownPages()
  readonly secrets = new KnownSecrets()
  readonly children = new KnownChildren()
  readonly newest = new NewestAttempts(2 * leastRecords)
  private readonly views = new Bounded<View>(leastRecords)
  private readonly firstClients = new Bounded<FirstClient>(leastFirst)
  private readonly accepted = new AcceptedChanges(leastFirst)
  private readonly parents = new Bounded<string>(2 * leastRecords)
  private readonly counted = new Bounded<Counted>(leastFirst)
  private readonly refusals = new Bounded<Refused>(leastFirst)
  private readonly answers = new Bounded<number>(leastAnswers)
  private readonly kept = new Set<object>()
  private keptChars = 0

  /** How a record was last shown to an owner; undefined for one that is not remembered. */
  viewOf(id: string, owner: string, kind: string): View | undefined {
    return this.views.get(id, owner, kind)
  }

  /** Whether a route gave this very answer before. */
  knowsAnswer({ dialect, route, exchange: { answer } }: Met): boolean {
    if (!answer || !route) return false
    const digest = bodyDigest(answer)
    const isKnown = this.answers.get(digest, route.route, dialect.interface) === answer.status
    if (!isKnown) this.answers.set(digest, answer.status, route.route, dialect.interface)
    return isKnown
  }

  /** The client to which a record that was created at a moment was shown first; undefined where this is the first time. */
  firstClient(
    { dialect, client, exchange }: Met,
    { kind, id }: ShownRecord,
    createdAt: string,
  ): FirstClient | undefined {
    if (!client) return undefined
    // Clients may count their records each for itself.
    const key = `${id} ${createdAt}`
    const first = this.firstClients.get(key, dialect.interface, kind)
    if (!first) this.firstClients.set(key, { client, exchange }, dialect.interface, kind)
    return first
  }

  /**
   * The parent that a record was first shown with: the customer of a login, the login of an account or an attempt. A
   * customer has none, which an empty text says; undefined for what was not seen.
   */
  parentOf(owner: string, kind: string, id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.parents.get(id, owner, kind)
  }

  /** The whole list that showed the transactions of an account last. */
  countOf(owner: string, account: string): Counted | undefined {
    return this.counted.get(account, owner)
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
    if (change !== 'anything') return this.changed(change.logins, met)
    this.quiet.allChanged(met.to)
    // The answer that shows whose secret this is may still wait to be looked at.
    if (headerOf(met.exchange.request, met.dialect.loginSecretHeader) !== undefined) this.accepted.clear()
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
        this.refusals.set(login, { exchange, to })
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

  /** Forgets how records were shown: what came since is not known in its order. */
  forgetViews(): void {
    this.views.clear()
    this.newest.clear()
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
    // Of two that are alike the older one stays, so that the younger one is soon forgotten.
    const view: View = { row: known && isKnown ? known.row : row, exchange, at, nested, from, to }
    if (known && !isKnown) {
      const { before: _earlier, ...shown } = known
      view.before = shown
      this.keep(shown.exchange)
    } else if (known?.before) view.before = known.before
    this.views.set(id, view, owner, kind)
  }

  /** Counts what an answer has of characters, once for all that share them. */
  private keep({ answer }: Exchange): void {
    if (!answer || this.kept.size === this.kept.add(sharedBody(answer)).size) return
    this.keptChars += bodyLength(answer)
  }

  /** Forgets older records, and so the answers that nothing else refers to. */
  private forgetOldest(): void {
    this.views.forgetOlder()
    this.kept.clear()
    this.keptChars = 0
  }
}

/** Whether anything names records of a kind as those that it belongs to, or asks what these belong to. */
function isParent(kind: string): boolean {
  return kind === 'login' || kind === 'attempt' || kind === 'account'
}
