import type { Exchange } from '../../core/exchange.ts'
import { urlOf } from '../../core/web-address.ts'
import { metaOf, rowsOf } from '../checks/answers/answer.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { idOf } from './records-in.ts'

/** A page that named the next one. */
export interface KnownPage {
  exchange: Exchange
  from: number
  rows: number
  nextId: string
}

/** So many pages are remembered, the newest. */
const mostPages = 200
const ofPaging = ['from_id', 'per_page']

/** Pages that named a next one, by what a request for that would be. */
export class KnownPages {
  private readonly byNext = new Map<string, KnownPage>()

  /** The page before this one, where it named its next_id as from_id with the same filters. */
  beforeById(dialect: Dialect, exchange: Exchange, fromId: string): KnownPage | undefined {
    return this.byNext.get(keyById(dialect, exchange, fromId))
  }

  /** The page before this one, where it named this very address as next_page. */
  beforeByAddress(dialect: Dialect, { request }: Exchange): KnownPage | undefined {
    return this.byNext.get(belowBase(dialect, request.url))
  }

  learn(dialect: Dialect, exchange: Exchange, from: number): void {
    const { next_id: id, next_page: page } = metaOf(exchange) ?? {}
    const nextId = idOf(id)
    if (nextId === undefined) return
    const known: KnownPage = { exchange, from, rows: rowsOf(exchange)?.length ?? 0, nextId }
    this.keep(keyById(dialect, exchange, nextId), known)
    if (typeof page === 'string' && page !== '') this.keep(belowBase(dialect, page), known)
  }

  private keep(key: string, page: KnownPage): void {
    this.byNext.delete(key)
    this.byNext.set(key, page)
    const [oldest] = this.byNext.keys()
    if (this.byNext.size > mostPages && oldest !== undefined) this.byNext.delete(oldest)
  }
}

function keyById(dialect: Dialect, { request }: Exchange, nextId: string): string {
  const url = urlOf(request.url)
  const kept = [...(url?.searchParams ?? [])].filter(([name]) => !ofPaging.includes(name))
  return JSON.stringify([belowBase(dialect, url?.pathname ?? ''), clientOf(request.headers), textsOf(kept), nextId])
}

function textsOf(pairs: ReadonlyArray<readonly string[]>): string[] {
  return pairs.map((pair) => pair.join('=')).sort()
}

/** Whoever asks, by the keys and secrets that the request carries: what a list shows may depend on them. */
function clientOf(headers: Exchange['request']['headers']): string {
  const own = headers.filter(([name]) =>
    /^(?:app-id|client-id|customer-secret|login-secret|connection-secret)$/i.test(name),
  )
  return own.map(([, value]) => value).join()
}

function belowBase({ basePath }: Dialect, address: string): string {
  return address.slice(Math.max(0, address.lastIndexOf(`${basePath}/`)))
}
