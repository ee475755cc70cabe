import { fitsWhere, wherePattern } from '../../../faults/conditions.ts'
import { changedWithin } from '../../../faults/places.ts'
import { changeTo } from '../../../faults/value-changes.ts'
import { type Fields, changeAccepted, changeRecords, changeRows } from '../kit/change-answers.ts'
import type { Patch } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import { type IsWrong, wrongAt } from '../kit/only-when.ts'
import type { Derive } from './kind.ts'

const names = new RegExp(
  `^(?:(?<does>omits|repeats)-rows|omits-(?<omitted>[\\w.]+)|shows-(?<field>[\\w.]+)-as-(?<value>[\\w.,+-]+?))(?:-of-(?<resource>[a-z]\\w+))?${wherePattern}(?:-by-(?<by>\\w+))?$`,
)

type Fits = (row: Fields) => boolean

/**
 * A field that is left out or shown with another value: `omits-name-at-get-countries`,
 * `shows-balance-as-text-of-account`, `shows-code-as-FX-of-country-where-code-is-FR`. `data` and `meta` are those of an
 * answer, `rows` the records of a list. `-by-` a parameter is where the request has it.
 */
export const changedField: Derive = (what, site, time) => {
  const { does, omitted, field = omitted, value = 'nothing', resource, by, ...where } = names.exec(what)?.groups ?? {}
  if ((field ?? does) === undefined || (resource === undefined) === (site === undefined)) return undefined
  return (rules) => {
    const isWrong = wrongAt(rules, time)
    const fits: Fits = (row) => fitsWhere(where, row) && isWrong(String(row['id']), ownerOf(row))
    const patch =
      field === undefined
        ? changingRows(site?.name ?? '', does === 'omits', fits)
        : changing(field, value, { fits, isWrong, resource, at: site?.name ?? '', by })
    patch(rules)
  }
}

interface Shown {
  fits: Fits
  isWrong: IsWrong
  resource: string | undefined
  at: string
  by: string | undefined
}

function changing(field: string, value: string, { fits, isWrong, resource, at, by }: Shown): Patch {
  const path = field.split('.')
  const [first = ''] = path
  const change = changeTo(value)
  if (first === 'data' || first === 'meta')
    return changeAccepted({ route: at }, (body, { url = '' }) =>
      isAsked(by, url) && isWrong(url, '') ? changedWithin(body, path, change) : body,
    )
  const written = (row: Fields, ...source: unknown[]): Fields => {
    if (!fits(row)) return {}
    const whole = value.startsWith('own-') ? (Object.assign({}, ...source, row) as Fields) : undefined
    const changed = changedWithin(row, path, (found, key, holder) => change(found, key, whole ?? holder), true)
    return { [first]: (changed as Fields)[first] }
  }
  if (resource !== undefined) return changeShape(resource as 'login', written)
  return changeRecords(at, (row, { url = '' }) => (isAsked(by, url) ? written(row) : {}))
}

/** Leaves out each record that fits, or shows it twice. */
function changingRows(at: string, omits: boolean, fits: Fits): Patch {
  return changeRows(at, (rows) => rows.flatMap((row) => (fits(row) ? (omits ? [] : [row, row]) : [row])))
}

function isAsked(by: string | undefined, url: string): boolean {
  return by === undefined || new URLSearchParams(url.split('?')[1]).has(by)
}

function ownerOf(row: Fields): string {
  return String(row['customer_id'] ?? row['login_id'] ?? row['account_id'] ?? row['id'])
}
