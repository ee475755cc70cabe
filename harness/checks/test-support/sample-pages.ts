import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

/** The pages of a right sequence over rows with these ids, for tests of checks; `fields` are added row by row. */
export function samplePages(ids: readonly string[], size: number, fields: Record<string, unknown>[] = []): Exchange[] {
  const pages: Exchange[] = []
  for (let start = 0; start < ids.length; start += size) {
    const next = ids[start + size] ?? null
    const data = ids.slice(start, start + size).map((id, index) => ({ id, ...fields[start + index] }))
    pages.push(sampleExchange(200, { data, meta: { next_id: next, next_page: next && `/api/v4/x?from_id=${next}` } }))
  }
  return pages
}

/** Ids of digits, one after the other. */
export function numberedIds(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(from + index))
}

/** Pages that no rule can be evaluated on: a transport error, and a refusal. */
export function unusablePages(): Exchange[][] {
  return [[...samplePages(numberedIds(1, 4), 2), sampleTransportError()], [sampleRefusal(400, 'ClientDisabled')]]
}
