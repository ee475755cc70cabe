import type { Row } from '../answers/answer.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages, type Page } from './pages.ts'

/** Two neighbours in a list that stand in the wrong order. */
export interface Disorder {
  /** Position of the second of them. */
  at: number
  wanted: string
  got: string
}

type Order = (one: string, other: string) => boolean

const numbers: Order = (one, other) => (one.length === other.length ? one < other : BigInt(one) < BigInt(other))
const texts: Order = (one, other) => one < other
const natural = new Intl.Collator('en', { numeric: true })
const naturalTexts: Order = (one, other) => natural.compare(one, other) < 0

/**
 * The first place where ids do not ascend; undefined where they do, null where it cannot be checked.
 * Ids of digits are compared as numbers: "999" comes before "1000". What order other forms have is not said: they may
 * ascend as text, as text with numbers in it, or by the moment in which their rows were created.
 * Source: Account information / Conventions: pagination.
 */
export function disorderOf(rows: readonly Row[]): Disorder | null | undefined {
  const ids = rows.map(({ id }) => String(id))
  if (ids.every((id) => /^\d+$/.test(id))) return firstDisorder(ids, numbers)
  if ([texts, naturalTexts].some((order) => firstDisorder(ids, order) === undefined)) return undefined
  const created = rows.map(({ created_at }) => Date.parse(String(created_at)))
  if (created.some(Number.isNaN)) return null
  const at = created.findIndex((moment, index) => index > 0 && moment < (created[index - 1] ?? moment))
  if (at !== -1) {
    return { at, wanted: 'rows created one after the other', got: `${ids[at]}, created before ${ids[at - 1]}` }
  }
  // Rows of one moment may stand in any order, so moments that never differ show nothing.
  return new Set(created).size > 1 ? undefined : null
}

function firstDisorder(ids: readonly string[], before: Order): Disorder | undefined {
  const at = ids.findIndex((id, index) => index > 0 && !before(ids[index - 1] ?? '', id))
  return at === -1 ? undefined : { at, wanted: `an id after ${ids[at - 1]}`, got: String(ids[at]) }
}

/**
 * Whether the ids of a list ascend, across the boundaries of its pages too. Fewer than two rows are inconclusive, and so
 * are ids of a form whose order cannot be checked.
 * Source: Account information / Conventions: pagination.
 */
export function idsAscend(pages: readonly Exchange[]): Judgement {
  return overPages(pages, 1, (read) => {
    const rows = read.flatMap((page) => page.rows)
    if (rows.length < 2) return inconclusive(`A list of ${count(rows.length, 'row')} has no order`, pages)
    const disorder = disorderOf(rows)
    if (disorder === undefined) return holds(pages, rows.length, 'row')
    if (disorder === null) return inconclusive('Ids of this form have no order that can be checked', pages)
    const { place, evidence } = locate(read, disorder.at)
    const { wanted, got } = disorder
    return differs({ wanted, got, place }, evidence)
  })
}

/** Where the row at a position of the whole list stands, and the pages that show it with the row before. */
function locate(pages: Page[], position: number): { place: string; evidence: Exchange[] } {
  let index = position
  for (const [number, page] of pages.entries()) {
    if (index < page.rows.length) {
      const before = index === 0 ? pages[number - 1]?.exchange : undefined
      return { place: `data[${index}].id`, evidence: before ? [before, page.exchange] : [page.exchange] }
    }
    index -= page.rows.length
  }
  return { place: 'data', evidence: pages.map(({ exchange }) => exchange) }
}
