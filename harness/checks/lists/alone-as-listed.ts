import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, type Row } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'
import { fieldsOf } from '../../../schemas/fields-of.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether what is shown alone has the values that it has in a list, in each field of its schema that both show: fields
 * beyond the documents may differ. Without one that both show it is inconclusive.
 */
export function aloneAsListed(lists: readonly Exchange[], shown: readonly Exchange[], schemaId: string): Judgement {
  const known = new Set(fieldsOf(schemaId))
  return overPages(lists, 1, (pages) => {
    const listed = new Map(pages.flatMap(({ rows }) => rows.map((row): [string, Row] => [String(row.id), row])))
    let compared = 0
    for (const exchange of shown) {
      const alone = dataOf(exchange)
      const row = isRow(alone) ? listed.get(String(alone.id)) : undefined
      if (!isRow(alone) || row === undefined) continue
      compared += 1
      const field = Object.keys(row).find((name) => known.has(name) && name in alone && differ(row[name], alone[name]))
      if (field === undefined) continue
      const difference = {
        wanted: `${jsonOrNothing(row[field])}, as in the list`,
        got: jsonOrNothing(alone[field]),
        place: `data.${field}`,
      }
      return differs(difference, [...lists, exchange])
    }
    if (compared === 0) return nothingToCheck('row', [...lists, ...shown])
    return holds([...lists, ...shown], compared, 'row')
  })
}

function differ(one: unknown, other: unknown): boolean {
  return jsonOrNothing(one) !== jsonOrNothing(other)
}
