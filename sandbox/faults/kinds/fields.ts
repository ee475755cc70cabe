import { conditionsIn, fitsAll, wherePattern } from '../../../faults/conditions.ts'
import { changedWithin } from '../../../faults/places.ts'
import { changeTo } from '../../../faults/value-changes.ts'
import { isObject } from '../../basics/values.ts'
import {
  type Fields,
  type Which,
  changeAnswers,
  changeRecords,
  changeRows,
  type Patch,
  changeShape,
} from '../kit/change.ts'
import { type IsWrong, wrongAt } from '../kit/remembering.ts'
import type { Derive } from '../kit/fault.ts'

const names = new RegExp(
  `^(?:(?<rows>omits|repeats)-rows|omits-(?<omitted>[\\w.]+)|(?<does>shows|renames)-(?<field>[\\w.]+)-as-(?<value>.+?))(?:-of-(?<resource>[a-z]\\w+))?${wherePattern}(?:-by-(?<by>\\w+))?$`,
)

type Fits = (row: Fields) => boolean

/**
 * A field that is left out, renamed or shown with another value: `omits-name-at-get-countries`,
 * `shows-balance-as-text-of-account`, `renames-code-as-word-at-get-assets`. `data`, `meta` and `body` are those of an
 * answer, on every route if none is named, `rows` the records of a list, `-of-refusal` the fields of an error. `-by-` a
 * parameter is where the request has it.
 */
export const changedField: Derive = (what, site, time) => {
  const {
    rows,
    omitted,
    does,
    field = omitted,
    value = 'nothing',
    resource,
    where,
    by,
  } = names.exec(what)?.groups ?? {}
  const isOfBody = resource === 'refusal' || (resource === undefined && /^(?:body|data|meta)\b/.test(field ?? ''))
  const isOfShape = resource !== undefined && !isOfBody
  if ((field ?? rows) === undefined || (isOfBody ? false : (site === undefined) !== isOfShape)) return undefined
  return (rules) => {
    const isWrong = wrongAt(rules, time)
    const conditions = conditionsIn(where)
    const fits: Fits = (row) => fitsAll(conditions, row)
    const which = { route: site?.name, ...(site?.version && { version: site.version }) }
    const shown = { fits, isWrong, by, which, change: changing(field ?? '', value, does === 'renames') }
    const patch = isOfShape
      ? changeShape(resource as 'login', (row, ...source) => written(shown, row, source))
      : isOfBody
        ? changedBodies(shown, resource === 'refusal')
        : field === undefined
          ? changedRows(shown, rows === 'omits')
          : changeRecords(which, (row, { url = '' }) => (isAsked(by, url) ? written(shown, row) : {}))
    patch(rules)
  }
}

interface Shown {
  fits: Fits
  isWrong: IsWrong
  by: string | undefined
  which: Which
  change: (row: Fields, whole: Fields, adds: boolean) => unknown
}

/** Changes one field of a row; `whole` has what the row was made of, too. */
function changing(field: string, value: string, renames: boolean): Shown['change'] {
  const path = field === 'body' ? [] : field.split('.')
  if (renames) return (row) => (field in row ? { ...row, [field]: undefined, [value]: row[field] } : row)
  const change = changeTo(value)
  const ofWhole = /^(?:own|kept|before|ever)\b/.test(value)
  return (row, whole, adds) =>
    changedWithin(row, path, (found, key, holder) => change(found, key, ofWhole ? whole : holder), adds)
}

function written({ fits, isWrong, change }: Shown, row: Fields, source: readonly unknown[] = []): Fields {
  if (!fits(row)) return {}
  const changed = change(row, Object.assign({}, ...source, row) as Fields, true) as Fields
  const gone = Object.keys(row).filter((name) => !(name in changed))
  if (!isWrong(String(row['id']), ownerOf(row))) return {}
  return { ...changed, ...Object.fromEntries(gone.map((name) => [name, undefined])) }
}

/** Changes the bodies of refusals, or of accepted requests. */
function changedBodies({ fits, isWrong, by, which, change }: Shown, ofRefusals: boolean): Patch {
  return changeAnswers(which, ({ url = '' }, body) => {
    const isMeant = ofRefusals ? body.error_class !== undefined : body.data !== undefined
    if (!isMeant || !isAsked(by, url) || !fits({ ...body, url })) return {}
    const json = change(body, { ...(isObject(body.data) && body.data), ...body }, false)
    return isWrong(url, '') ? { json } : {}
  })
}

/** Leaves out each record that fits, or shows it twice. */
function changedRows({ fits, isWrong, which }: Shown, omits: boolean): Patch {
  const isMeant: Fits = (row) => fits(row) && isWrong(String(row['id']), ownerOf(row))
  return changeRows(which, (rows) => rows.flatMap((row) => (isMeant(row) ? (omits ? [] : [row, row]) : [row])))
}

function isAsked(by: string | undefined, url: string): boolean {
  return by === undefined || new URLSearchParams(url.split('?')[1]).has(by)
}

function ownerOf(row: Fields): string {
  return String(row['customer_id'] ?? row['login_id'] ?? row['account_id'] ?? row['id'])
}
