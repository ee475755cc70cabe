import { check } from '../answers/check.ts'
import { demandKnown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { holds, differs } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'
import { rowsIn } from './list-answered.ts'

/** Whether an answer lists nothing twice: rows are distinguished by their id, else by their code. */
export const rowsAreDistinct = check((list: Exchange) => {
  const rows = rowsIn(list)
  const names = rows.map(nameOf)
  demandKnown(!names.includes(undefined), 'an id or a code', 'each row')
  const seen = new Set<string | undefined>()
  const at = names.findIndex((name) => seen.size === seen.add(name).size)
  const name = names[at]
  if (name === undefined) return holds([list], names.length, 'row')
  const difference = { wanted: 'it once', got: `${name} again`, place: `data[${at}]` }
  return differs(difference, [list])
})

function nameOf({ id, code, currency_code: currency }: Row): string | undefined {
  const name = id ?? code ?? currency
  return name === undefined || name === null ? undefined : String(name)
}
