import type { Row } from '../answers/answer.ts'

/** Two neighbours in a list that stand in the wrong order. */
interface Disorder {
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
