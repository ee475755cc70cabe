import type { Exchange } from '../../core/exchange.ts'
import { isSuccess, metaOf, type Row, rowsOf } from '../checks/answers/answer.ts'
import { spentIn } from '../checks/lists/balance-of-cards.ts'
import { namesIn } from '../dialect/in-dialect.ts'
import { Bounded } from './bounded.ts'
import { idOf, linkOf, parameterOf } from './records-in.ts'
import type { Met } from './met.ts'

/** A page that named the next page. */
export interface KnownPage {
  exchange: Exchange
  from: number
  rows: number
  nextId: string
  /** The counts over this page and those before it; absent where the first page was not seen. */
  counted?: Counted
}

/** An account's transactions by status, as a list shows them. */
export interface Tally {
  posted: number
  pending: number
  /** The sum of posted amounts below zero by currency, each transaction once. */
  spent: Readonly<Record<string, number>>
}

/** The transactions of an account, or of each account of a login, from the first page on. */
export interface Counted {
  accounts: ReadonlyMap<string, Tally>
  /** The login in the request. If it is not the account's own, the documents do not say what is listed. */
  beside: string | undefined
  /** When the first page was requested and the last page was answered. */
  from: number
  exchange: Exchange
}

/** The parameters of pages. */
export const ofPaging: readonly string[] = ['from_id', 'per_page']

/** Pages that named a next page, by the request for that page. */
export class KnownPages {
  /** The last count, because observers and memory both ask for it. */
  private last: { met: Met; counted: Counted | undefined } | undefined
  private readonly byNext = new Bounded<KnownPage>('pages')

  /** The page before this one, if its next_id is this from_id, with the same filters. */
  beforeById(met: Met, fromId: string): KnownPage | undefined {
    return this.byNext.get(keyById(met, fromId))
  }

  /** The page before this one, if its next_page is this address. */
  beforeByAddress(met: Met): KnownPage | undefined {
    return this.byNext.get(keyByAddress(met, met.exchange.request.url))
  }

  learn(met: Met): void {
    const { exchange, from } = met
    const { next_id: id, next_page: page } = metaOf(exchange) ?? {}
    const nextId = idOf(id)
    if (nextId === undefined) return
    const counted = this.countedTo(met)
    const rows = rowsOf(exchange)?.length ?? 0
    const known: KnownPage = { exchange, from, rows, nextId, ...(counted && { counted }) }
    this.byNext.set(keyById(met, nextId), known)
    if (typeof page === 'string' && page !== '') this.byNext.set(keyByAddress(met, page), known)
  }

  /** The transactions of accounts, where this is the last page and all earlier ones were seen. */
  totalOf(met: Met): Counted | undefined {
    return idOf(metaOf(met.exchange)?.next_id) === undefined ? this.countedTo(met) : undefined
  }

  private countedTo(met: Met): Counted | undefined {
    if (this.last?.met !== met) this.last = { met, counted: this.count(met) }
    return this.last.counted
  }

  private count(met: Met): Counted | undefined {
    const { query, route, exchange, dialect, from } = met
    const rows = route?.request === 'list transactions' ? rowsOf(exchange) : undefined
    const account = query.get('account_id') ?? undefined
    const beside = parameterOf(dialect, query, 'login_id')
    const isOther = (name: string) => ![...ofPaging, 'account_id', ...namesIn('login_id', dialect)].includes(name)
    if (!rows || !(account ?? beside) || [...query.keys()].some(isOther) || !isSuccess(exchange)) return undefined
    const fromId = query.get('from_id')
    const before =
      fromId === null ? { accounts: new Map<string, Tally>(), from } : this.beforeById(met, fromId)?.counted
    const named = rows.map((row) => linkOf(dialect, row, 'account_id'))
    if (!before || named.some((one) => one === undefined || one !== (account ?? one))) return undefined
    const accounts = new Map(before.accounts)
    if (account !== undefined && !accounts.has(account)) accounts.set(account, none)
    for (const [one = '', accountRows] of Map.groupBy(rows, (_, at) => named[at]))
      accounts.set(one, withRows(accounts.get(one) ?? none, accountRows))
    return { accounts, beside, from: before.from, exchange }
  }
}

const none: Tally = { posted: 0, pending: 0, spent: {} }

function withRows(before: Tally, rows: readonly Row[]): Tally {
  const of = (status: string) => rows.filter((row) => row['status'] === status).length
  const spent = { ...before.spent }
  for (const [currency, amount] of Object.entries(spentIn(rows))) spent[currency] = (spent[currency] ?? 0) + amount
  return { posted: before.posted + of('posted'), pending: before.pending + of('pending'), spent }
}

function keyById({ path, query, exchange }: Met, nextId: string): string {
  const kept = [...query].flatMap(([name, value]) => (ofPaging.includes(name) ? [] : `${name}=${value}`))
  return JSON.stringify([path, clientOf(exchange.request.headers), kept.sort(), nextId])
}

function keyByAddress({ dialect: { basePath }, exchange }: Met, address: string): string {
  const below = address.slice(Math.max(0, address.lastIndexOf(`${basePath}/`)))
  return `${clientOf(exchange.request.headers)} ${below}`
}

/** The caller, by keys and secrets in the headers: the content of a list may depend on them. */
function clientOf(headers: Exchange['request']['headers']): string {
  const identifying = headers.filter(([name]) =>
    /^(?:app-id|client-id|customer-secret|login-secret|connection-secret)$/i.test(name),
  )
  return identifying.map(([, value]) => value).join()
}
