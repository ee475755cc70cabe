import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, noted } from '../../../core/judgement.ts'
import { rowsIn } from './list-answered.ts'

/** The codes assigned in ISO 3166-1 alpha-2. */
const assigned = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`

/** Codes that the standard reserves, has withdrawn, or leaves to its users. */
const reserved = 'AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT SU TA TP UK UN YD YU ZR AA ZZ'
const userAssigned = /^(?:Q[M-Z]|X[A-Z])$/

let known: Map<string, 'assigned' | 'reserved'> | undefined

/** What the standard says of a code: `assigned`, `reserved` (withdrawn and user-assigned codes too), or `unknown`. */
export function taskStateOf(code: string): 'assigned' | 'reserved' | 'unknown' {
  known ??= new Map([
    ...reserved.split(' ').map((one) => [one, 'reserved'] as const),
    ...assigned
      .trim()
      .split(/\s+/)
      .map((one) => [one, 'assigned'] as const),
  ])
  return known.get(code) ?? (userAssigned.test(code) ? 'reserved' : 'unknown')
}

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
  return noted(because('values-shown', { place: 'data[].code', values: odd }), [list])
})

function isUnknown(code: string): boolean {
  return taskStateOf(code) === 'unknown'
}
