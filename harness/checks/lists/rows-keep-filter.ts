import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isSuccess, type Row, rowsOf } from '../answers/answer.ts'
import { rowsSatisfy } from '../values/rows-satisfy.ts'
import { urlOf } from '../../../core/web-address.ts'

/** The parameter that names a parent, under the names that it may have, of which the rows have one as a field. */
type ParentNames = readonly string[]

/**
 * A broken rule where a list that was asked for by one parent shows rows of several; undefined for any other. Rows that
 * all name one other parent break nothing here: versions may know one parent by two ids. Spellings of one id (case,
 * leading zeros, blanks) are not distinguished.
 * `parents` are all parameters by which the list may be asked for: with two of them, the documents do not say which holds.
 */
export function filterBroken(
  list: Exchange,
  names: ParentNames,
  parents: readonly ParentNames[],
): Judgement | undefined {
  const query = [...(urlOf(list.request.url)?.searchParams ?? [])]
  const given = query.filter(([name]) => parents.some((one) => one.includes(name)))
  const [[parameter, value] = ['', '']] = given
  const isOne = given.every(([name, other]) => names.includes(name) && other === value)
  if (!isOne || value.trim() === '' || !isSuccess(list)) return undefined
  const parentOf = (row: Row) => row[names.find((name) => Object.hasOwn(row, name)) ?? '']
  const shown = new Set((rowsOf(list) ?? []).map(parentOf))
  const named = new Set([...shown].flatMap((id) => plain(id) ?? []))
  if (named.size < 2) return undefined
  const keeps = (row: Row): boolean => [undefined, plain(value)].includes(plain(parentOf(row)))
  const judgement = rowsSatisfy([list], keeps, { wanted: `${parameter} ${value}` })
  return judgement.finding === 'broken' ? judgement : undefined
}

/** An id without what one spelling of it has and another has not; undefined for what is no id. */
function plain(id: unknown): string | undefined {
  if (!['string', 'number', 'bigint'].includes(typeof id)) return undefined
  return String(id)
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
}
