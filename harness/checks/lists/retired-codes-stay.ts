import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, noted } from '../../../core/judgement.ts'
import { rowsIn } from './list-answered.ts'

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
