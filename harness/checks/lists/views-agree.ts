import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { overPages } from '../paging/pages.ts'
import { overRows } from '../values/rows-satisfy.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

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
export function viewsAgree({ version, own, other }: TwoViews, fields: readonly string[]): Judgement {
  const evidence = [...other, ...own]
  const refused = other.find((page) => !isSuccess(page))
  if (refused)
    return leftUntested(
      `${version} does not show the same list: ${outcomeOf(refused)}. The documents do not say that versions share their data`,
      [refused],
    )
  return overPages(own, 1, (ownPages) =>
    overPages(other, 1, (otherPages) => {
      const [mine, theirs] = [ownPages, otherPages].map((pages) => byId(pages.flatMap(({ rows }) => rows)))
      if (!mine || !theirs || mine.size === 0) return nothingToCheck('row', evidence)
      if (![...mine.keys()].some((id) => theirs.has(id)))
        return leftUntested(
          `${version} shows none of these rows. The documents do not say that versions share their data`,
          evidence,
        )
      const lone = [...mine.keys()].find((id) => !theirs.has(id)) ?? [...theirs.keys()].find((id) => !mine.has(id))
      if (lone !== undefined) {
        const missing = mine.has(lone)
        const got = missing ? `the row ${lone} not in ${version}` : `the row ${lone} in ${version} alone`
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
    }),
  )
}

/** Whether a login that another version created belongs to the customer whose secret was sent there. */
export function madeForCustomer(answer: Exchange, customerId: string, version: string): Judgement {
  if (!isSuccess(answer))
    return leftUntested(
      `${version} does not know the customer: ${outcomeOf(answer)}. The documents do not say that versions share their data`,
      [answer],
    )
  const data = dataOf(answer)
  const shown = isRow(data) ? data.customer_id : undefined
  if (String(shown) === customerId) return holds([answer])
  return differs({ wanted: customerId, got: jsonOrNothing(shown), place: 'data.customer_id' }, [answer])
}

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

function byId(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [String(row.id), row]))
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
