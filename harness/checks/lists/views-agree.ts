import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, type Row, transportErrorIn } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { overPages } from '../paging/pages.ts'

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
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  const refused = other.find((page) => !isSuccess(page))
  if (refused) return apart(`${version} does not show the same: ${outcomeOf(refused)}`, [refused])
  return overPages(own, 1, (ownPages) =>
    overPages(other, 1, (otherPages) => {
      const [mine, theirs] = [ownPages, otherPages].map((pages) => byId(pages.flatMap(({ rows }) => rows)))
      if (!mine || !theirs || mine.size === 0) return inconclusive('There are no rows to compare.', evidence)
      if (![...mine.keys()].some((id) => theirs.has(id))) return apart(`${version} shows none of these rows`, evidence)
      const lone = [...new Set(mine.keys()).symmetricDifference(new Set(theirs.keys()))][0]
      if (lone !== undefined) {
        const got = mine.has(lone) ? `the row ${lone} not in ${version}` : `the row ${lone} in ${version} alone`
        return broken('Two versions show different rows.', { wanted: 'the same rows', got }, evidence)
      }
      for (const [id, row] of mine) {
        const field = fields.find((name) => differ(name, row[name], theirs.get(id)?.[name]))
        if (field === undefined) continue
        const wanted = `${jsonText(theirs.get(id)?.[field])}, as ${version} shows it`
        const difference = { wanted, got: jsonText(row[field]), place: `${field} of the row ${id}` }
        return broken('Two versions show different values of one field.', difference, evidence)
      }
      return held(`${mine.size} rows are shown alike by ${version}.`, evidence)
    }),
  )
}

/** Whether a login that another version created belongs to the customer whose secret was sent there. */
export function madeForCustomer(answer: Exchange | undefined, customerId: string, version: string): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const trouble = transportErrorIn([answer])
  if (trouble !== undefined) return trouble
  if (!isSuccess(answer)) return apart(`${version} does not know the customer: ${outcomeOf(answer)}`, [answer])
  const data = dataOf(answer)
  const got = isRow(data) ? data.customer_id : undefined
  if (String(got) === customerId) return held(`${version} has the customer under the same id.`, [answer])
  const difference = { wanted: customerId, got: jsonText(got) ?? 'nothing', place: 'data.customer_id' }
  return broken('A customer has another id in another version.', difference, [answer])
}

/** Whether every row of what another version made has one of the names by which this one links to it. */
export function linksByOwnName(pages: readonly Exchange[], names: readonly string[]): Judgement {
  return overPages(pages, 1, (read) => {
    for (const { rows, exchange } of read) {
      const at = rows.findIndex((row) => !names.some((name) => (row[name] ?? null) !== null))
      if (at === -1) continue
      const difference = {
        wanted: names.join(' or '),
        got: Object.keys(rows[at] ?? {}).join(', '),
        place: `data[${at}]`,
      }
      return broken('A row links to its parent by the name of another version.', difference, [exchange])
    }
    const count = read.reduce((sum, { rows }) => sum + rows.length, 0)
    if (count === 0) return inconclusive('The list is empty, so there is nothing to judge.', [...pages])
    return held(`All ${count} rows show ${names.join(' or ')}.`, [...pages])
  })
}

function apart(reason: string, evidence: Exchange[]): Judgement {
  return leftUntested(`${reason}. No text says that versions share what they keep.`, evidence)
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
