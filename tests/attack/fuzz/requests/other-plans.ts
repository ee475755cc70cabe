import fc from 'fast-check'
import { controlRoutes } from '../../../../sandbox/control/routes.ts'
import { openFinanceRoutes } from '../../../../sandbox/open-finance/routes.ts'
import { allPages } from '../../../../sandbox/pages/all-pages.ts'
import { mostly } from './api-plans.ts'
import { kinds, tag } from './kinds.ts'
import type { Body, Keys, Plan } from './plan.ts'
import { ref } from './refs.ts'
import { shaped, shapes } from './shapes.ts'

const unsigned: Keys = { actor: 'main', wrong: 'nothing', signed: 'no' }
const nobody = fc.constant(undefined as unknown as Body)
const segmentsOf = (path: string, params: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.tuple(
    ...path
      .slice(1)
      .split('/')
      .map((one) => (one.startsWith(':') ? (params[one] ?? fc.constant('0')) : fc.constant(one))),
  )

/** Requests to the control port; in one of thirty without its token. */
export function controlPlans(): fc.Arbitrary<Plan> {
  const params = {
    ':app_id': ref('app id'),
    ':customer_id': ref('customer'),
    ':login_id': ref('login'),
    ':consent_id': ref('open-finance consent'),
  }
  return fc.oneof(
    ...controlRoutes.map(({ method, path }) => {
      const shape = shapes.control[`${method} ${path}`]
      const body = shape ? shaped(shape).map((value): Body => ({ as: 'json', value })) : nobody
      return plan('control', `${method} ${path}`, method, segmentsOf(path, params), {
        body,
        keys: mostly(fc.constant(unsigned), fc.constant({ ...unsigned, wrong: 'secret' as const })),
      })
    }),
  )
}

/** Hosted pages and forged posts to them: any step at any time, with fields of another page. */
export function pagePlans(): fc.Arbitrary<Plan> {
  const text = fc.constantFrom('username', 'secret', 'wrong', '123456', tag, `"${tag}`, '', '\u0000', 'x'.repeat(3000))
  const fields = fc
    .record(
      {
        step: fc.constantFrom('provider', 'consent', 'credentials', 'interactive', 'other'),
        provider_code: fc.oneof(kinds.provider!, kinds['payment provider']!),
        answer: fc.constantFrom('allow', 'allow', 'allow', 'deny', tag),
        'field:login': kinds.text!,
        'field:password': fc.constantFrom('secret', 'secret', 'wrong', tag),
        'field:branch': fc.constant('north'),
        'field:sms': fc.constantFrom('123456', '000000'),
        change: text,
        __proto__x: text,
        'field:__proto__': text,
      },
      { requiredKeys: ['step', 'provider_code', 'answer', 'field:login', 'field:password'] },
    )
    .map((value) => Object.entries(value))
  const body = fc.record({
    as: fc.constant('form' as const),
    fields,
    multipart: fc.boolean(),
    file: fc.constantFrom(undefined as unknown as string, 'statement', 'garbage'),
  })
  return fc.oneof(
    ...allPages().map(({ method, path }) => {
      const visit = path.startsWith('/pay') ? ref('payment visit') : ref('connect visit')
      const token = path.startsWith('/oauth')
        ? 'oauth token'
        : path.startsWith('/pay')
          ? 'payment token'
          : 'connect token'
      const query = path.endsWith('/back')
        ? fc.tuple(ref('oauth code'), text).map(([code, other]): Array<[string, unknown]> => [
            ['code', code],
            ['x', other],
          ])
        : fc.tuple(mostly<unknown>(ref(token), text), text).map(([one, q]): Array<[string, unknown]> => [
            ['token', one],
            ['q', q],
          ])
      return plan('page', `${method} ${path}`, method, segmentsOf(path, { ':visit': visit, ':error_class': text }), {
        query,
        body: method === 'POST' ? body : nobody,
      })
    }),
  )
}

/** Requests to open finance, signed; now and then with a signature, digest or certificate that is spoilt. */
export function openFinancePlans(): fc.Arbitrary<Plan> {
  return fc.oneof(
    ...openFinanceRoutes.map(({ method, path }) => {
      const shape = shapes.openFinance[path.split('/')[1] ?? '']
      const value = shape ? shaped(shape) : fc.constant({})
      return plan(
        'open finance',
        `${method} ${path}`,
        method,
        segmentsOf(`/${path}`, { ':consent_id': ref('open-finance consent') }),
        {
          body: method === 'POST' ? value.map((one): Body => ({ as: 'json', value: one })) : nobody,
          headers: ref('open-finance consent').map((id): Array<[string, unknown]> => [['consent-id', id]]),
          spoilt: fc.oneof(
            { weight: 9, arbitrary: fc.constant('nothing' as const) },
            { weight: 1, arbitrary: fc.constantFrom('signature' as const, 'digest' as const, 'certificate' as const) },
          ),
        },
      )
    }),
  )
}

/** Bytes that are no HTTP, or hardly. */
export function wirePlans(): fc.Arbitrary<Plan> {
  const line = fc.constantFrom(
    'GET / HTTP/1.1\r\n\r\n',
    'GET /api/v4/countries HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/v4/logins HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/v4/logins HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
    'POST /connect/x HTTP/1.1\r\nContent-Length: 9\r\n\r\nx',
    'CONNECT x:1 HTTP/1.1\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://[::1 HTTP/1.1\r\n\r\n',
    'GET * HTTP/1.1\r\n\r\n',
    'GET //// HTTP/1.1\r\nHost: \r\nHost: y\r\n\r\n',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(3000)}\r\n`,
    'OPTIONS * HTTP/1.0\r\nExpect: 100-continue\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET / HTTP/9.9\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  )
  const bytes = fc.oneof(line, fc.uint8Array({ minLength: 1, maxLength: 200 }))
  return plan('wire', 'bytes', 'GET', fc.tuple(), {
    body: bytes.map((sent): Body => ({ as: 'bytes', bytes: sent, type: '' })),
  })
}

type Parts = { [Part in 'query' | 'body' | 'keys' | 'headers' | 'spoilt']?: fc.Arbitrary<NonNullable<Plan[Part]>> }

function plan(
  of: Plan['of'],
  name: string,
  method: string,
  segments: fc.Arbitrary<unknown[]>,
  { query, body, keys, headers, spoilt }: Parts,
): fc.Arbitrary<Plan> {
  return fc.record({
    of: fc.constant(of),
    name: fc.constant(`${of} ${name}`),
    method: fc.constant(method),
    segments,
    query: query ?? fc.constant([]),
    body: body ?? nobody,
    focus: fc.nat(500),
    keys: keys ?? fc.constant(unsigned),
    headers: headers ?? fc.constant([]),
    spoilt: spoilt ?? fc.constant('nothing' as const),
  })
}
