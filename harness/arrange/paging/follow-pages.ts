import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { rowsOf } from '../../checks/answers/answer.ts'

/** How pagination goes from one page to the next. */
export interface PagingOptions {
  /** By from_id with meta.next_id, or by following meta.next_page. */
  by?: 'next_id' | 'next_page'
  /** Most pages to read; a list that never ends is given up there. */
  most?: number
  /** What is done when the first page is there, before the next one is requested. */
  afterFirst?: () => Promise<unknown>
}

const mostPages = 200

/** What a page says of the next one. */
function nextOf(page: Exchange): { nextId?: string; nextPage?: string } {
  const meta = (page.answer?.json as { meta?: { next_id?: unknown; next_page?: unknown } | null } | undefined)?.meta
  const { next_id: nextId, next_page: nextPage } = meta ?? {}
  return {
    ...(nextId !== undefined && nextId !== null && nextId !== '' && { nextId: String(nextId) }),
    ...(typeof nextPage === 'string' && nextPage !== '' && { nextPage }),
  }
}

/**
 * The request for the page behind `next_page`. The path may be relative to the host or to the base address: where the
 * base has a path prefix that next_page does not repeat, it is taken as relative to the base.
 */
export function followNextPage(draft: Draft, nextPage: string): Draft {
  const [path = '', query] = nextPage.replace(/^https?:\/\/[^/]+/i, '').split(/\?(.*)/s, 2)
  const at = path.lastIndexOf(draft.path.split('/').slice(0, 3).join('/'))
  const { query: _query, rawQuery: _rawQuery, ...rest } = draft
  const below = at > 0 ? path.slice(at) : path
  return { ...rest, path: below.startsWith('/') ? below : `/${below}`, ...(query !== undefined && { rawQuery: query }) }
}

/** The request for the next page, or undefined on the last one. */
export function nextRequest(draft: Draft, page: Exchange, by: PagingOptions['by'] = 'next_id'): Draft | undefined {
  const { nextId, nextPage } = nextOf(page)
  if (by === 'next_page') return nextPage === undefined ? undefined : followNextPage(draft, nextPage)
  return nextId === undefined ? undefined : edit.withQuery(draft, 'from_id', nextId)
}

/**
 * Reads a list page by page until it ends, a page is refused, or the most pages are read. A list that goes in circles is
 * read up to where that shows: the last page names a next one that was read before, or has only rows that were.
 */
export async function followPages(send: Send, first: Draft, options: PagingOptions = {}): Promise<Exchange[]> {
  const pages: Exchange[] = []
  const asked = new Set<string>()
  const ids = new Set<string>()
  for (let draft: Draft | undefined = first; draft && pages.length < (options.most ?? mostPages);) {
    if (!isNew(placeOf(draft), asked)) return pages
    const page = await send(draft)
    pages.push(page)
    if (pages.length === 1) await options.afterFirst?.()
    const own = idsOf(page)
    if (own.length > 0 && own.filter((id) => isNew(id, ids)).length === 0) return pages
    draft = nextRequest(draft, page, options.by)
  }
  return pages
}

function isNew(one: string, seen: Set<string>): boolean {
  return seen.size < seen.add(one).size
}

function placeOf({ path, query, rawQuery }: Draft): string {
  return JSON.stringify([path, query, rawQuery])
}

function idsOf(page: Exchange): string[] {
  return (rowsOf(page) ?? []).flatMap(({ id }) => (id === undefined || id === null ? [] : [String(id)]))
}
