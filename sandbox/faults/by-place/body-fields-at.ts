import { wordTable } from '../../../requirements/tables/read-table.ts'
import { readRoutes, type Parameter, type Parameters } from '../../../requirements/tables/routes/read-routes.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import { type Fault, nameIn, versionOf } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type BodyName, type Read, hear, readBodies } from '../kinds/requests.ts'
import type { Patch } from '../kit/change.ts'

/** The sandbox refuses bodies without these: it needs scopes, and its plain provider is a fake one. */
const neededHere: ReadonlySet<string> = new Set([
  'consent.scopes of lead-session',
  'include_fake_providers of creation',
])

const ofAccounts = ['ais-v3', 'ais-v4', 'ais-v5']

/** The routes with optional fields. Versions with a shared route, such as version 4 and its neighbours, share their fields. */
const readers: ReadonlyArray<[route: string, what: string, interfaces: readonly string[], body?: BodyName]> = [
  ['POST /login', 'creation', ofAccounts, 'loginCreate'],
  ['PUT /login/reconnect', 'reconnect', ofAccounts, 'reconnect'],
  ['PUT /login/interactive', 'interactive-step', ofAccounts, 'interactive'],
  ['PUT /login/refresh', 'refresh', ofAccounts, 'refresh'],
  ['POST /payments/connect', 'payment-request', ['payments-v1']],
  ['POST /lead_sessions/create', 'lead-session', ['partners-v1']],
]

const fits: Readonly<Record<Parameter['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => typeof value === 'number' || typeof value === 'string',
  decimal: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string',
  object: (value) => typeof value === 'object',
  strings: (value) => Array.isArray(value),
}

/** Each optional field of each body, ignored when its value has a wrong type or is not a listed word. */
export const faults: Fault[] = readers.flatMap(([route, what, interfaces, body]) => {
  const tables = interfaces.map((name) => [name, parametersOf(name, route)] as const)
  const [first = ''] = interfaces
  const misread =
    (read: Read): Patch =>
    (rules) =>
      (body ? readBodies(body, read) : hear(nameIn(versionOf[first], route), read))(rules)
  return Object.entries(Object.assign({}, ...tables.map(([, table]) => table)) as Parameters)
    .filter(([name, { required, only }]) => !required && !only && !neededHere.has(`${name} of ${what}`))
    .flatMap(([name, parameter]) => {
      const of = tables.filter(([, table]) => name in table).map(([version]) => version)
      return faultsNamed(overlooking(misread, what, name, parameter), { interfaces: of, place: 'fields of bodies' })
    })
})

/** The fields of a body. The table of version 5 lacks the second spelling of login routes, so that of version 4 is read. */
function parametersOf(name: string, route: string): Parameters {
  const body = readRoutes(name === 'ais-v5' ? 'ais-v4' : name).find((one) => one.route === route)?.body
  return typeof body === 'object' && 'fields' in body ? body.fields : {}
}

function overlooking(
  misread: (read: Read) => Patch,
  what: string,
  name: string,
  { type, words }: Parameter,
): Record<string, Fault['patch']> {
  const slug = `${name.replaceAll(/[_.]/g, '-')}-of-a-${what}`
  const listed = words === undefined ? undefined : wordTable(words).words
  const isWord = (value: unknown) => [value].flat().every((word) => listed?.includes(String(word)))
  const ignoring = (odd: (value: unknown) => boolean) => misread((data) => without(data, name.split('.'), odd))
  return {
    [`overlooks-odd-${slug}`]: ignoring((value) => !fits[type](value)),
    ...(listed && { [`overlooks-unknown-${slug}`]: ignoring((value) => fits[type](value) && !isWord(value)) }),
  }
}

/** The data without a field, at any depth, where its value is odd. */
function without(data: Fields, [name = '', ...deeper]: readonly string[], odd: (value: unknown) => boolean): Fields {
  const { [name]: value, ...rest } = data
  if (value === undefined) return data
  if (deeper.length > 0) return isObject(value) ? { ...data, [name]: without(value, deeper, odd) } : data
  return odd(value) ? rest : data
}
