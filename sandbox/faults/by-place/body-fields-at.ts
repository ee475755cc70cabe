import { readTable } from '../../../requirements/tables/read-table.ts'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Parameter, Parameters } from '../../../requirements/tables/routes/route.ts'
import { isObject } from '../../basics/values.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { nameIn } from '../kit/route-names.ts'

type Fields = Record<string, unknown>
type Hear = (all: Rules, change: (data: Fields) => Fields) => void

function asked(rules: 'loginCreate' | 'reconnect' | 'interactive' | 'refresh'): Hear {
  return (all, change) => {
    const { asked: read } = all[rules]
    all[rules].asked = (given: Fields, url: string) => change(read(given, url))
  }
}

function heard(route: string): Hear {
  return ({ wire }, change) => {
    const { heard: hear } = wire
    wire.heard = (given, name) => {
      const body = hear(given, name)
      return name === route && isObject(body) && isObject(body.data) ? { ...body, data: change(body.data) } : body
    }
  }
}

/** What lacks these is refused as well: the sandbox needs scopes, and its plain provider is a fake one. */
const neededHere: ReadonlySet<string> = new Set([
  'consent.scopes of lead-session',
  'include_fake_providers of creation',
])

const ofAccounts = ['ais-v3', 'ais-v4', 'ais-v5']

/** The routes with optional fields; where versions share one, as version 4 and its neighbours, their fields are taken together. */
const readers: ReadonlyArray<{ hear: Hear; route: string; what: string; interfaces: readonly string[] }> = [
  { hear: asked('loginCreate'), route: 'POST /login', what: 'creation', interfaces: ofAccounts },
  { hear: asked('reconnect'), route: 'PUT /login/reconnect', what: 'reconnect', interfaces: ofAccounts },
  { hear: asked('interactive'), route: 'PUT /login/interactive', what: 'interactive-step', interfaces: ofAccounts },
  { hear: asked('refresh'), route: 'PUT /login/refresh', what: 'refresh', interfaces: ofAccounts },
  {
    hear: heard(nameIn('payments', 'POST /payments/connect')),
    route: 'POST /payments/connect',
    what: 'payment-request',
    interfaces: ['payments-v1'],
  },
  {
    hear: heard(nameIn('partners', 'POST /lead_sessions/create')),
    route: 'POST /lead_sessions/create',
    what: 'lead-session',
    interfaces: ['partners-v1'],
  },
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

/** Each optional field of each body, taken for left out where its value has another type or is no listed word. */
export function bodyFieldsAtPlaces(): Fault[] {
  return readers.flatMap(({ hear, route, what, interfaces }) => {
    const tables = interfaces.map((name) => [name, parametersOf(name, route)] as const)
    return Object.entries(Object.assign({}, ...tables.map(([, table]) => table)) as Parameters)
      .filter(([name, { required, only }]) => !required && !only && !neededHere.has(`${name} of ${what}`))
      .flatMap(([name, parameter]) =>
        overlooking(hear, what, name, parameter).map((fault) => ({
          ...fault,
          interfaces: tables.filter(([, table]) => name in table).map(([version]) => version),
          place: 'fields of bodies',
        })),
      )
  })
}

/** The fields of a body. The second spelling of a login is not among the routes of version 5, which has those of version 4. */
function parametersOf(name: string, route: string): Parameters {
  const body = readRoutes(name === 'ais-v5' ? 'ais-v4' : name).find((one) => one.route === route)?.body
  return typeof body === 'object' && 'fields' in body ? body.fields : {}
}

function overlooking(hear: Hear, what: string, name: string, { type, words }: Parameter): Fault[] {
  const slug = `${name.replaceAll(/[_.]/g, '-')}-of-a-${what}`
  const listed = words === undefined ? undefined : wordsOf(words)
  const isWord = (value: unknown) => [value].flat().every((word) => listed?.includes(String(word)))
  return [
    {
      id: `overlooks-odd-${slug}`,
      sentence: `A ${what} with ${name} of another type is read as one without it.`,
      patch: (all) => hear(all, (data) => without(data, name.split('.'), (value) => !fits[type](value))),
    },
    ...(listed
      ? [
          {
            id: `overlooks-unknown-${slug}`,
            sentence: `A ${what} with an unknown word in ${name} is read as one without it.`,
            patch: (all: Rules) =>
              hear(all, (data) => without(data, name.split('.'), (value) => fits[type](value) && !isWord(value))),
          },
        ]
      : []),
  ]
}

function wordsOf(table: string): readonly string[] {
  return (readTable(table as 'locales') as { words: readonly string[] }).words
}

/** The data without a field, at any depth, where its value is odd. */
function without(data: Fields, [name = '', ...deeper]: readonly string[], odd: (value: unknown) => boolean): Fields {
  const { [name]: value, ...rest } = data
  if (value === undefined) return data
  if (deeper.length > 0) return isObject(value) ? { ...data, [name]: without(value, deeper, odd) } : data
  return odd(value) ? rest : data
}
