import { isObject, valueAt } from '../../basics/values.ts'
import { type Fields, changeData, changeRecords } from '../kit/change-answers.ts'
import { changeShape } from '../kit/change-shape.ts'
import { wrongAt } from '../kit/only-when.ts'
import { type Derive, valueIn } from './kind.ts'

type Change = (value: unknown) => unknown

const names =
  /^(?:omits-(?<omitted>[\w.]+)|shows-(?<field>[\w.]+)-as-(?<value>[\w.-]+?))(?:-of-(?<resource>[a-z]\w+))?(?:-where-(?<name>[\w.]+)-is-(?<is>\w+))?$/

/** Changes of a shown value, by the word that names them. */
const words: Readonly<Record<string, Change>> = {
  text: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  number: (value) => (Number.isFinite(Number(value)) ? Number(value) : 7),
  seconds: (value) => Date.parse(String(value)) / 1000,
  moment: (value) => `${String(value)}T00:00:00Z`,
  list: (value) => (isObject(value) ? Object.entries(value) : [value]),
  object: (value) => ({ value }),
  capitals: (value) => String(value).toUpperCase(),
  small: (value) => String(value).toLowerCase(),
  path: (value) => String(value).replace(/^\w+:\/\/[^/]+/, ''),
  another: (value) => `${String(value)}0`,
  id: (value) => (isObject(value) ? value['id'] : value),
  attempt: (value) => (isObject(value) ? value['last_attempt'] : value),
}

const past = '2001-01-01T00:00:00Z'

/**
 * A field that is left out or shown with another value: `omits-name-at-get-countries`,
 * `shows-balance-as-text-of-account`, `shows-code-as-FX-of-country-where-code-is-FR`. `data` is all of an answer's data.
 */
export const changedField: Derive = (what, site, time) => {
  const { omitted, field = omitted, value = 'nothing', resource, name, is } = names.exec(what)?.groups ?? {}
  if (field === undefined || (resource === undefined) === (site === undefined)) return undefined
  return (rules) => {
    const change = changeTo(value)
    const isWrong = wrongAt(rules, time)
    const fits = (row: Fields) =>
      (name === undefined || String(valueAt(row, name.split('.'))) === is) && isWrong(String(row['id']), ownerOf(row))
    const written = (row: Fields) => (fits(row) ? changed(row, field.split('.'), change) : {})
    if (resource !== undefined) changeShape(resource as 'login', written)(rules)
    else if (field === 'data')
      changeData(site?.name ?? '', (data, { url = '' }) => (isWrong(url, '') ? change(data) : data))(rules)
    else changeRecords(site?.name ?? '', written)(rules)
  }
}

function ownerOf(row: Fields): string {
  return String(row['customer_id'] ?? row['login_id'] ?? row['account_id'] ?? row['id'])
}

/** The change that a word names. It does not add a field that a record lacks. */
function changeTo(value: string): Change {
  let first: unknown
  if (value === 'first') return (shown) => (first ??= shown)
  const change = words[value]
  if (!change) return () => (value === 'past' ? past : valueIn(value))
  return (shown) => (shown === null || shown === undefined ? shown : change(shown))
}

/** The record with a field changed, at any depth and in each record of a list. */
function changed(row: Fields, [name = '', ...deeper]: readonly string[], change: Change): Fields {
  const inner = row[name]
  if (deeper.length === 0) return { ...row, [name]: change(inner) }
  if (Array.isArray(inner))
    return { ...row, [name]: inner.map((one) => (isObject(one) ? changed(one, deeper, change) : one)) }
  return isObject(inner) ? { ...row, [name]: changed(inner, deeper, change) } : row
}
