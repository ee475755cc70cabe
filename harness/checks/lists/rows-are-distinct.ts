import type { Exchange } from '../../../core/exchange.ts'
import { broken, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'
import { ofRows } from './list-answered.ts'

/** Whether an answer lists nothing twice: rows are distinguished by their id, else by their code. */
export function rowsAreDistinct(list: Exchange): Judgement {
  return ofRows(list, distinct)
}

function distinct(list: Exchange, rows: readonly Row[]): Judgement {
  const names = rows.map(nameOf)
  if (names.some((name) => name === undefined))
    return inconclusive('The rows of the list have neither an id nor a code', [list])
  const seen = new Set<string | undefined>()
  const at = names.findIndex((name) => seen.size === seen.add(name).size)
  const name = names[at]
  if (name === undefined) return holds([list], names.length, 'row')
  const difference = { wanted: 'it once', got: `${name} again`, place: `data[${at}]` }
  return broken(`The list shows ${name} twice`, difference, [list])
}

function nameOf({ id, code, currency_code: currency }: Row): string | undefined {
  const name = id ?? code ?? currency
  return name === undefined || name === null ? undefined : String(name)
}
