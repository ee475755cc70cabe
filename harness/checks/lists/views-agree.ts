import { check } from '../answers/check.ts'
import { demandOptional, demandSome } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, type Row } from '../answers/answer.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { pagesOf, type Page } from '../paging/pages.ts'
import { overRows } from '../values/rows-satisfy.ts'

/** The same list as two versions of a target show it. */
export interface TwoViews {
  /** The name of the interface with which this one is compared. */
  version: string
  own: readonly Exchange[]
  other: readonly Exchange[]
}

/**
 * Whether two versions show the same rows, and in each row the same values of the fields that both show. Ids are compared
 * as text, moments as moments; null states nothing. Where the other version shows none of the rows it is untested: that
 * versions share what is kept is not said.
 */
export const viewsAgree = check(({ version, own, other }: TwoViews, fields: readonly string[]) => {
  const evidence = [...other, ...own]
  const refused = other.find((page) => !isSuccess(page))
  if (refused) demandSharing(false, version, [refused])
  const [mine, theirs] = [byId(pagesOf(own)), byId(pagesOf(other))]
  demandSome(mine.size, 'row', evidence)
  const isShared = [...mine.keys()].some((id) => theirs.has(id))
  demandSharing(isShared, version, evidence)
  const lone = [...mine.keys()].find((id) => !theirs.has(id)) ?? [...theirs.keys()].find((id) => !mine.has(id))
  if (lone !== undefined) {
    const got = mine.has(lone) ? `the row ${lone} not in ${version}` : `the row ${lone} in ${version} alone`
    return differs({ wanted: 'the same rows', got, place: 'data' }, evidence)
  }
  for (const [id, row] of mine) {
    const field = fields.find((name) => differ(name, row[name], theirs.get(id)?.[name]))
    if (field === undefined) continue
    const [wanted, got] = [jsonText(theirs.get(id)?.[field]), jsonText(row[field])]
    const place = `${field} of the row ${id}`
    return differs({ wanted: `${wanted}, as ${version} shows it`, got, place }, evidence)
  }
  return holds(evidence, mine.size, 'row')
})

/** The other version shows the same data, which the documents do not say. @throws CheckStopped (untested) */
function demandSharing(isShared: boolean, version: string, evidence: readonly Exchange[]): void {
  demandOptional(isShared, because('not-shown', { what: 'the same data', of: version }), evidence)
}

/** Whether a login that another version created belongs to the customer whose secret was sent there. */
export const madeForCustomer = check((answer: Exchange, customerId: string, version: string) => {
  demandSharing(isSuccess(answer), version, [answer])
  const data = dataOf(answer)
  const shown = isRow(data) ? data.customer_id : undefined
  if (String(shown) === customerId) return holds([answer])
  return differs({ wanted: customerId, got: jsonOrNothing(shown), place: 'data.customer_id' }, [answer])
})

/** Whether every row of what another version made links to it, by this id, under a name by which this version does. */
export function linksByOwnName(pages: readonly Exchange[], names: readonly string[], id: string): Judgement {
  return overRows(pages, {
    what: 'row',
    wanted: `${names.join(' or ')} ${id}`,
    faultIn: (row) => {
      if (names.some((one) => String(row[one]) === id)) return undefined
      const place = names.find((one) => (row[one] ?? null) !== null)
      return place === undefined ? { got: Object.keys(row).join(', ') } : { got: String(row[place]), place }
    },
  })
}

function byId(pages: readonly Page[]): Map<string, Row> {
  return new Map(pages.flatMap(({ rows }) => rows.map((row) => [String(row.id), row])))
}

function differ(field: string, one: unknown, other: unknown): boolean {
  if ((one ?? null) === null || (other ?? null) === null) return false
  return comparable(field, one) !== comparable(field, other)
}

function comparable(field: string, value: unknown): unknown {
  if (field.endsWith('_at')) return Date.parse(String(value))
  if (field === 'id' || field.endsWith('_id')) return String(value)
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : jsonText(value)
}
