import { check } from '../answers/check.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, noted } from '../../../core/judgement.ts'
import { taskStateOf } from './iso-3166.ts'
import { rowsIn } from './list-answered.ts'

/**
 * Whether every country has a code of ISO 3166-1 alpha-2 or one of the special codes. Codes that the standard reserves,
 * has withdrawn or leaves to its users are noted. Codes of another form are evaluated by another rule.
 * Source: Account information / Resources and their fields / Other resources.
 */
export const countryCodesKnown = check((list: Exchange) => {
  const rows = rowsIn(list)
  const special = Object.keys(readTable('special-countries'))
  const codes = rows.map(({ code }) => (typeof code === 'string' ? code : ''))
  const at = codes.findIndex((code) => /^[A-Z]{2}$/.test(code) && !special.includes(code) && isUnknown(code))
  if (at !== -1) {
    const code = String(codes[at])
    const wanted = `a code of ISO 3166-1 alpha-2, ${special.join(' or ')}`
    return differs({ wanted, got: code, place: `data[${at}].code` }, [list])
  }
  const odd = codes.filter((code) => taskStateOf(code) === 'reserved' && !special.includes(code))
  if (odd.length === 0) return holds([list], codes.length, 'country code')
  return noted(`The list shows ${odd.join(', ')}, which ISO 3166-1 has withdrawn, reserved or left to users`, [list])
})

function isUnknown(code: string): boolean {
  return taskStateOf(code) === 'unknown'
}
