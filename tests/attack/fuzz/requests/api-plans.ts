import fc from 'fast-check'
import { addressOf, routesOf } from '../../../../sandbox/server/routes.ts'
import type { ClientPurpose } from '../../../../sandbox/server/seed-clients.ts'
import type { Route } from '../../../../sandbox/serving/call.ts'
import type { Version } from '../../../../sandbox/versions/kit/version.ts'
import { kinds, tag } from './kinds.ts'
import type { Body, Keys, Plan } from './plan.ts'
import { ref, type Known } from './refs.ts'
import { bodyShape, shaped, shapes } from './shapes.ts'

const actors: ClientPurpose[] = ['main', 'main', 'main', 'main', 'main', 'main', 'live', 'app', 'pending', 'unenriched']
const params: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ':login_id': ref('login'),
  ':customer_id': ref('customer'),
  ':attempt_id': ref('attempt'),
  ':consent_id': ref('consent'),
  ':provider_code': kinds.provider ?? fc.constant(''),
  ':payment_template': kinds.template ?? fc.constant(''),
}
const oddSegment = fc.constantFrom('', '0', '-1', '%00', '%zz', '..', tag, 'x'.repeat(3000), '18446744073709551616')
/** Few, as what is removed leaves little to be asked about. */
const seldom = new Set(['customers/remove', 'logins/delete', 'transactions/delete', 'customers/lock'])

/** Requests to every route of every version. */
export function apiPlans(versions: readonly Version[]): fc.Arbitrary<Plan> {
  const all = versions.flatMap((version) => routesOf(version).map((route) => ({ version, route })))
  return fc.oneof(
    ...all.map(({ version, route }) => ({
      weight: weightOf(route),
      arbitrary: planOf(version, route),
    })),
  )
}

function weightOf(route: Route): number {
  if (seldom.has(route.name)) return 1
  if (/^(?:logins?|oauth)\/create$/.test(route.name)) return 80
  return takesBody(route) ? 24 : 12
}

function planOf(version: Version, route: Route): fc.Arbitrary<Plan> {
  const segments = addressOf(route, version).slice(1).split('/')
  const query = shapes.queries[route.name]
  return fc.record({
    of: fc.constant('api' as const),
    name: fc.constant(`${version.name} ${route.name}`),
    version: fc.constant(version.name),
    method: mostly(
      fc.constant<string>(route.method),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    ),
    segments: fc.tuple(
      ...segments.map((one) => (one.startsWith(':') ? mostly(param(one, version), oddSegment) : fc.constant(one))),
    ),
    query: query
      ? shaped(query).map((fields) => Object.entries(inVersion(fields, version) as object))
      : fc.constant([]),
    body: takesBody(route) ? bodies(route, version) : fc.constant(undefined as unknown as Body),
    focus: fc.nat(500),
    keys: keys(),
    headers: secrets(route, version),
  })
}

function param(name: string, { name: version }: Version): fc.Arbitrary<unknown> {
  const payments = version === 'payments' && name === ':provider_code' ? kinds['payment provider'] : undefined
  return payments ?? params[name] ?? fc.constant('0')
}

function takesBody({ method, readsBody = false }: Route): boolean {
  return method === 'POST' || method === 'PUT' || readsBody
}

function bodies(route: Route, version: Version): fc.Arbitrary<Body> {
  const shape = bodyShape(route.name)
  const data = shape ? shaped(shape).map((value) => inVersion(value, version)) : fc.constant({})
  const json = data.map((value): Body => ({ as: 'json', value: { data: value } }))
  const form = data.map((value): Body => ({ as: 'form', fields: fieldsOf(value), file: 'statement', multipart: true }))
  const bytes = fc.record({
    as: fc.constant('bytes' as const),
    bytes: fc.oneof(fc.uint8Array({ maxLength: 80 }), fc.json(), fc.string({ unit: 'grapheme' })),
    type: fc.constantFrom('application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/html'),
  })
  const weight = /^logins?\/(?:create|reconnect)$/.test(route.name) ? 8 : 1
  return fc.oneof({ weight: 60, arbitrary: json }, { weight, arbitrary: form }, { weight: 2, arbitrary: bytes })
}

/** The fields of version 4 under the names of another. */
function inVersion(value: unknown, { fields }: Version): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [fields[name] ?? name, one]))
}

function fieldsOf(value: unknown): Array<[string, unknown]> {
  return Object.entries(value ?? {}).map(([name, one]) => [`data[${name}]`, one])
}

function keys(): fc.Arbitrary<Keys> {
  return fc.record({
    actor: fc.oneof(
      { weight: 40, arbitrary: fc.constantFrom(...actors) },
      { weight: 1, arbitrary: fc.constantFrom<ClientPurpose>('disabled', 'restricted', 'keyless') },
    ),
    wrong: mostly(fc.constant('nothing' as const), fc.constantFrom('app id' as const, 'secret' as const)),
    signed: fc.oneof(
      { weight: 30, arbitrary: fc.constant('no' as const) },
      { weight: 1, arbitrary: fc.constant('right' as const) },
      { weight: 1, arbitrary: fc.constantFrom('wrong' as const, 'expired' as const) },
    ),
  })
}

function secrets(route: Route, { headers }: Version): fc.Arbitrary<Array<[string, unknown]>> {
  const sent = (name: string) => headers[name]?.[0] ?? name
  const none = fc.constant<Array<[string, unknown]>>([])
  const one = (name: string, kind: Known, need: 'needed' | 'optional' | undefined) => {
    const value = ref(kind).map((secret): Array<[string, unknown]> => [[sent(name), secret]])
    if (need === 'needed') return mostly(value, none)
    return need === 'optional' ? fc.oneof(value, none) : mostly(none, value)
  }
  return fc
    .tuple(
      one('customer-secret', 'customer secret', route.customerSecret),
      one('login-secret', 'login secret', route.loginSecret),
    )
    .map((all) => all.flat())
}

/** The usual, and in one of thirty the unusual. */
export function mostly<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 29, arbitrary: usual }, { weight: 1, arbitrary: unusual })
}
