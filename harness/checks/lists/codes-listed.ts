import { check } from '../answers/check.ts'
import { demandOptional, demandSent } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { outcomeOf, rowsOf } from '../answers/answer.ts'
import { listAnswered, rowsIn } from './list-answered.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'

/** Whether a list shows a row with this code. A refused request breaks the rule, an empty list does not settle it. */
export function codeListed(list: Exchange, code: string): Judgement {
  const answered = listAnswered(list)
  if (answered.finding !== 'held') return answered
  const codes = codesOf(list)
  if (codes.includes(code)) return holds([list])
  return differs({ wanted: `a row with code ${code}`, got: outcomeOf(list), place: 'data' }, [list])
}

/** Whether no list shows a row with this code. */
export const codeWithheld = check((lists: readonly Exchange[], code: string) => {
  for (const list of lists) {
    const answered = listAnswered(list)
    if (answered.finding !== 'held') return answered
    const at = codesOf(list).indexOf(code)
    if (at === -1) continue
    return differs({ wanted: `no row with code ${code}`, got: code, place: `data[${at}].code` }, [list])
  }
  demandSent(lists)
  return holds(lists, lists.length, 'list')
})

/**
 * Whether leaving a parameter out gives the list that its default gives. Given are the list with the parameter left out,
 * with the default and with the other value. Where the other value does not add the code to the others, nothing shows the
 * default at work: untested.
 */
export const defaultKeepsList = check(
  ([leftOut, withDefault, withOther]: readonly [Exchange, Exchange, Exchange], code: string) => {
    const unanswered = [leftOut, withDefault].map(listAnswered).find(({ finding }) => finding !== 'held')
    if (unanswered) return unanswered
    const evidence = [withOther, withDefault, leftOut]
    const [wanted, got] = [codesOf(withDefault), codesOf(leftOut)]
    const first = wanted.find((one) => !got.includes(one)) ?? got.find((one) => !wanted.includes(one))
    const rows = got.length
    if (first !== undefined) {
      const difference = { wanted: count(wanted.length, 'row'), got: `${count(rows, 'row')}; they differ in ${first}` }
      return differs(difference, evidence)
    }
    const isAdded = codeListed(withOther, code).finding === 'held' && !got.includes(code)
    demandAdded(isAdded, code, evidence)
    return holds(evidence, rows, 'row')
  },
)

/** Whether the first list withholds the code that the second one shows. Where neither shows it: untested. */
export const codeAdded = check(([without, withCode]: readonly [Exchange, Exchange], code: string) => {
  const withheld = codeWithheld([without], code)
  const isAdded = withheld.finding !== 'held' || codeListed(withCode, code).finding === 'held'
  demandAdded(isAdded, code, [withCode, without])
  return withheld
})

function demandAdded(isAdded: boolean, code: string, evidence: readonly Exchange[]): asserts isAdded {
  demandOptional(isAdded, because('not-shown', { what: code, of: 'the list with the other value' }), evidence)
}

function codesOf(list: Exchange): string[] {
  return (rowsOf(list) ?? []).map(({ code }) => String(code))
}

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

/** Currencies whose code was replaced, each with the codes that came after it. Recent changes are left out. */
const successors = new Map(
  `ATS EUR/BEF EUR/CYP EUR/DEM EUR/EEK EUR/ESP EUR/FIM EUR/FRF EUR/GRD EUR/HRK EUR/IEP EUR/ITL EUR/LTL EUR/LUF EUR/
  LVL EUR/MTL EUR/NLG EUR/PTE EUR/SIT EUR/SKK EUR/AZM AZN/BGL BGN EUR/BYB BYR BYN/BYR BYN/GHC GHS/MRO MRU/MXP MXN/
  MZM MZN/PLZ PLN/ROL RON/RUR RUB/SDD SDG/STD STN/TMM TMT/TRL TRY/UAK UAH/VEB VEF VES/VEF VES/YUM RSD CSD/ZMK ZMW`
    .split('/')
    .map((line) => line.trim().split(' '))
    .map(([code = '', ...next]) => [code, next]),
)

/** A list this long holds about every currency in use; one without a single retired code has dropped them. */
const wholeWorld = 100

/**
 * Whether retired codes are listed beside the codes that replaced them. Which codes a target ever supported is not
 * shown: a short list without retired codes is noted.
 * Source: Account information / Resources and their fields / Other resources.
 */
export const retiredCodesStay = check((list: Exchange) => {
  const rows = rowsIn(list)
  const codes = rows.map(({ code }) => String(code))
  const old = codes.filter((code) => successors.has(code))
  const alone = old.find((code) => !successors.get(code)?.some((next) => codes.includes(next)))
  if (alone !== undefined) {
    const next = successors.get(alone) ?? []
    const place = `data[${codes.indexOf(alone)}].code`
    return differs({ wanted: `${next.join(' or ')} beside ${alone}`, got: `${alone} alone`, place }, [list])
  }
  if (old.length > 0) return holds([list])
  if (codes.length < wholeWorld) return noted(because('nothing-to-check', { what: 'retired code' }), [list])
  const difference = {
    wanted: 'retired codes such as LTL or BYR too',
    got: `${codes.length} codes, none of them retired`,
    place: 'data',
  }
  return differs(difference, [list])
})

/** Whether each retired code that has a rate, and so is supported, is among the listed codes. Source: as above. */
export const retiredRatesListed = check((rates: Exchange, listed: ReadonlySet<string>) => {
  const rows = rowsIn(rates)
  const codes = rows.map(({ currency_code: code }) => String(code))
  const old = codes.filter((code) => successors.has(code))
  const gone = old.find((code) => !listed.has(code))
  if (gone === undefined && old.length > 0) return holds([rates], old.length, 'retired code')
  if (gone === undefined) return noted(because('nothing-to-check', { what: 'retired code' }), [rates])
  const place = `data[${codes.indexOf(gone)}].currency_code`
  return differs(
    { wanted: 'a retired code that the list of currencies shows', got: `${gone}, which it lacks`, place },
    [rates],
  )
})
