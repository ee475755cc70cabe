import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import { sampleExchange } from '../../harness/checks/test-support/sample-exchange.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, findingOf, refusing, tried } from '../test-support/try-property.ts'
import { anyRequestKeepsContract } from './any-request-keeps-contract.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

const login: LoginRef = {
  id: '9',
  secret: 'of-nine',
  customer: { id: '5', secret: 'of-five', as: 'main' },
  provider: { purpose: 'plain', code: 'bank', country_code: 'XF', fake: true },
  credentials: {},
}
const more: Draft = testDraft({ name: 'one more', path: '/api/v4/more' })

/** The property over a target with these answers, and the requests sent to it. */
function over(answer: (draft: Draft) => Exchange, own: Dialect = dialect) {
  const sent: Draft[] = []
  const send = async (draft: Draft) => {
    sent.push(draft)
    return answer(draft)
  }
  const property = anyRequestKeepsContract({ send } as unknown as Client, new Requests(own), login, [more])
  return { property, sent }
}
const nothing = { what: 'nothing', edit: (draft: Draft) => draft }
const goodRequests = 14
const routesNamed = (...names: string[]) => dialect.routes.filter(({ route }) => names.includes(route))

test('A target of documented answers keeps the rule, whatever it is asked', async () => {
  const { property } = over(({ method }) => (method === 'GET' ? accepting([]) : refusing('WrongRequestFormat')))
  const { judgement, coverage } = await explored(property)
  assert.equal(judgement.finding, 'held')
  assert.deepEqual(coverage.outcomes, coverage.histogram)
  assert.deepEqual(Object.keys(coverage.histogram).sort(), ['WrongRequestFormat', 'accepted'])
})

test('A success without data and a refusal without its class break it', async () => {
  assert.equal(await findingOf(over(() => sampleExchange(200, {})).property), 'broken')
  assert.equal(await findingOf(over(() => sampleExchange(400, { error_message: 'no' })).property), 'broken')
})

test('Every good request of the interface is among those spoilt, the further ones last', async () => {
  const { property, sent } = over(() => accepting())
  for (let request = 0; request <= goodRequests; request += 1) await property.holds({ request, spoilings: [nothing] })
  const shown = sent.map(({ method, path, query = [] }) => `${method} ${path} ${query.join('&')}`.trimEnd())
  assert.deepEqual(shown, [
    'POST /api/v4/logins',
    'PUT /api/v4/login/reconnect',
    'PUT /api/v4/login/interactive',
    'PUT /api/v4/login/refresh',
    'POST /api/v4/tokens/create',
    'POST /api/v4/customers',
    'POST /api/v4/categories/learn',
    'POST /api/v4/oauth_providers/refresh',
    'GET /api/v4/transactions login_id,9',
    'GET /api/v4/accounts login_id,9',
    'GET /api/v4/attempts login_id,9',
    'GET /api/v4/logins customer_id,5',
    'GET /api/v4/rates date,2020-01-01',
    'GET /api/v4/countries',
    'GET /api/v4/more',
  ])
  const dataOf = (place: number) => (sent[place]?.body as { data: Record<string, unknown> } | undefined)?.data ?? {}
  assert.deepEqual(dataOf(5), { identifier: 'assay-any-request' })
  assert.deepEqual(dataOf(6), [{ transaction_id: '1', category_code: 'groceries' }])
  assert.equal(dataOf(7)['return_to'], 'https://example.com/back')
})

test('Routes that the interface has not are left out', async () => {
  const { property, sent } = over(() => accepting(), {
    ...dialect,
    routes: routesNamed('GET /countries', 'GET /rates'),
  })
  for (const request of [0, 1, 2]) await property.holds({ request, spoilings: [nothing] })
  const seen = sent.map(({ name }) => name)
  assert.deepEqual(seen, ['list rates', 'list countries', 'one more'])
})

test('A request is spoilt in every way of the input, one after the other, and shown with all of them', async () => {
  const { property, sent } = over(() => accepting())
  const renamed = (path: string) => ({ what: `path ${path}`, edit: (draft: Draft) => ({ ...draft, path }) })
  const input = { request: 0, spoilings: [renamed('/a'), renamed('/b')] }
  await property.holds(input)
  assert.equal(sent[0]?.path, '/b')
  assert.equal(property.show?.(input), 'create a login, path /a; path /b')
})

test('Elsewhere than on its own routes an interface may have other forms of errors', async () => {
  const nested: Dialect = { ...dialect, routes: routesNamed('GET /countries'), errorForms: ['nested'] }
  const input = { request: 0, spoilings: [nothing] }
  const beside = { request: 1, spoilings: [nothing] }
  const flat = () => refusing('WrongRequestFormat')
  const findings = async (own: Dialect) =>
    Promise.all([input, beside].map(async (one) => (await tried(over(flat, own).property, one))[2]?.split(':')[0]))
  assert.deepEqual(await findings(nested), ['broken', 'broken'])
  assert.deepEqual(await findings({ ...nested, errorFormsElsewhere: ['flat'] }), ['broken', 'held'])
})

keepsLaws('anyRequestKeepsContract', over(() => accepting()).property.arbitrary, {
  member: ({ request, spoilings }) =>
    request >= 0 && request <= goodRequests && spoilings.length >= 1 && spoilings.length <= 3,
  simplest: ({ request, spoilings }) => request === 0 && spoilings.length === 1,
  reaches: {
    'the last request': ({ request }) => request === goodRequests,
    'one spoiling': ({ spoilings }) => spoilings.length === 1,
    'three spoilings': ({ spoilings }) => spoilings.length === 3,
  },
})
