import type { Exchange } from '../../core/exchange.ts'
import { metaOf, rowsOf } from '../checks/answers/answer.ts'
import { bounded } from './bounded.ts'
import { idOf } from './records-in.ts'
import type { Met } from './met.ts'

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
  beforeById(met: Met, fromId: string): KnownPage | undefined {
    return this.byNext.get(keyById(met, fromId))
  }

  /** The page before this one, where it named this very address as next_page. */
  beforeByAddress({ dialect, exchange }: Met): KnownPage | undefined {
    return this.byNext.get(belowBase(dialect.basePath, exchange.request.url))
  }

  learn(met: Met): void {
    const { exchange, from, dialect } = met
    const { next_id: id, next_page: page } = metaOf(exchange) ?? {}
    const nextId = idOf(id)
    if (nextId === undefined) return
    const known: KnownPage = { exchange, from, rows: rowsOf(exchange)?.length ?? 0, nextId }
    bounded(this.byNext, keyById(met, nextId), known, mostPages)
    if (typeof page === 'string' && page !== '')
      bounded(this.byNext, belowBase(dialect.basePath, page), known, mostPages)
  }
}

function keyById({ path, query, exchange }: Met, nextId: string): string {
  const kept = [...query].flatMap(([name, value]) => (ofPaging.includes(name) ? [] : `${name}=${value}`))
  return JSON.stringify([path, clientOf(exchange.request.headers), kept.sort(), nextId])
}

/** Whoever asks, by the keys and secrets that the request carries: what a list shows may depend on them. */
function clientOf(headers: Exchange['request']['headers']): string {
  const own = headers.filter(([name]) =>
    /^(?:app-id|client-id|customer-secret|login-secret|connection-secret)$/i.test(name),
  )
  return own.map(([, value]) => value).join()
}

function belowBase(basePath: string, address: string): string {
  return address.slice(Math.max(0, address.lastIndexOf(`${basePath}/`)))
}
