import { refusal } from '../../basics/refusals.ts'

import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

export interface Row {
  id: string
}

/** The request for a list. */
export interface Asked {
  sandbox: { store: Store }
  client: Client
  query: URLSearchParams
  url: string
}

/** How lists are cut into pages. Source: Conventions: pagination; Limits. */
export const pagingRules = () => ({
  defaultPerPage: 100,
  minPerPage: 100,
  maxPerPage: 1000,

  /** The query of a request. A variant reads next pages of its own form here. */
  asked: (query: URLSearchParams): URLSearchParams => query,

  /** Ascending by id. The store keeps that order; a list joined from several groups is sorted by `order` first. */
  ordered: <R extends Row>(rows: readonly R[], _call?: Asked): readonly R[] => rows,

  order: (a: Row, b: Row): number => Number(a.id) - Number(b.id),

  /** The requested page size, limited to the range; a text that is not a whole number counts as absent. */
  perPage(text: string | null, limits: { defaultPerPage: number; minPerPage: number; maxPerPage: number }): number {
    if (text === null || !/^\d+$/.test(text)) return limits.defaultPerPage
    return Math.min(Math.max(Number(text), limits.minPerPage), limits.maxPerPage)
  },

  /**
   * Index of the page's first row: the row with `fromId` or, if there is none, the next one. An id that is not digits
   * belongs to no row.
   * @throws Refusal WrongRequestFormat
   */
  startsAt(rows: readonly Row[], fromId: string | null): number {
    if (fromId === null || fromId === '') return 0
    const exact = rows.findIndex((row) => row.id === fromId)
    if (exact >= 0) return exact
    if (!/^\d+$/.test(fromId)) throw refusal('from-id-issued')
    const after = rows.findIndex((row) => Number(row.id) >= Number(fromId))
    return after >= 0 ? after : rows.length
  },

  /** Id of the first row after the page, null on the last page. */
  nextId: (rows: readonly Row[], start: number, perPage: number): string | null => rows[start + perPage]?.id ?? null,

  /** Path and query of the next page: the request's own address with from_id replaced. */
  nextPage(url: string, nextId: string | null): string | null {
    if (nextId === null) return null
    const [path = '', query = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 2)
    const params = new URLSearchParams(query)
    params.set('from_id', nextId)
    return `${path}?${params.toString()}`
  },
})
