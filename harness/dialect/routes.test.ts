import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { broken, held, inconclusive } from '../../core/judgement.ts'
import { dialect as aisV4 } from '../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../interfaces/ais-v6/dialect.ts'
import { dialect as aisV5 } from '../../interfaces/ais-v5/dialect.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../checks/test-support/sample-exchange.ts'
import { because } from '../reasons/because.ts'
import type { Draft } from '../client/draft.ts'
import { testDraft } from '../client/test-support/test-profile.ts'
import { stoppedUnlessAbsent, unlessAbsent } from './absent-route.ts'
import { RoutesMet } from './routes-met.ts'
import { hasRoute } from './has-route.ts'
import { inDialect } from './in-dialect.ts'
import { paceOf } from './rate-limits.ts'
import { routeAt } from './route-at.ts'

const route = { request: '', source: '', row: '', answer: 'not shown' } as const
const dialect = {
  basePath: '/api/v3',
  routes: [
    { ...route, route: 'GET /currencies', level: 'implied' as const },
    { ...route, request: 'list rates', route: 'GET /rates', level: 'stated' as const },
  ],
}
const asked = (path: string, exchange = sampleRefusal(404, 'RouteNotFound')) => ({
  ...exchange,
  request: { ...exchange.request, method: 'GET', url: `https://bank.example/prefix${path}` },
})
const absent = asked('/api/v3/currencies')
const difference = { wanted: 'a', got: 'b' }

const met = new RoutesMet(dialect)
const bare = sampleExchange(404, 'Not Found')
const judgements = (evidence: ReturnType<typeof asked>) => [
  broken(because('holds'), difference, [evidence]),
  held(because('holds'), [evidence]),
  inconclusive(because('holds'), [evidence]),
]

test('a route is missing where the target says so, in whatever form, and accepted no request to it', () => {
  const missing = (exchange: ReturnType<typeof asked>, seen = met) => seen.missing(exchange)?.route
  for (const other of [
    asked('/api/v3/no_such_route'),
    asked('/api/v4/currencies'),
    asked('/api/v3/currencies', sampleRefusal(404, 'AssetNotFound')),
    asked('/api/v3/currencies', sampleExchange(404, { apiClientMessages: [] })),
    asked('/api/v3/currencies', sampleRefusal(400, 'WrongRequestFormat')),
    asked('/api/v3/currencies', sampleData([])),
  ])
    assert.equal(missing(other), undefined)
  const there = new RoutesMet(dialect)
  there.note(asked('/api/v3/currencies', sampleData([])))
  assert.equal(missing(absent, there), undefined)
})

test('what lacks a route that the target need not have stays untested and names it', () => {
  for (const make of judgements(absent)) {
    const { finding, reason } = unlessAbsent(met, make)
    assert.deepEqual([finding, reason.code, reason.facts], ['untested', 'route-absent', { route: 'GET /currencies' }])
  }
  const stopped = stoppedUnlessAbsent(met, new CheckStopped('inconclusive', because('holds'), [absent]))
  assert.ok(stopped instanceof CheckStopped && stopped.finding === 'untested')
})

test('what lacks a route that the target must have is neither broken nor held', () => {
  const found = judgements(asked('/api/v3/rates', bare)).map((judgement) => unlessAbsent(met, judgement))
  const shown = found.map(({ finding, reason }) => `${finding} ${reason.code}`)
  assert.deepEqual(shown, ['inconclusive route-awaited', 'inconclusive route-awaited', 'inconclusive holds'])
})

test('everything else stays as it is', () => {
  const rates = asked('/api/v3/rates')
  const ofEach = { what: '', concerned: 1, wanted: '', got: '' }
  const kept = [
    broken(because('answer-not-as-documented', ofEach), difference, [absent]),
    broken(because('route-missing', { route: '', address: '', outcome: '' }), difference, [rates]),
    broken(because('holds'), difference, [asked('/api/v3/rates', sampleExchange(400, {}))]),
  ]
  for (const judgement of kept) assert.equal(unlessAbsent(met, judgement), judgement)
  const stopped = new CheckStopped('inconclusive', because('holds'), [rates])
  assert.equal(stoppedUnlessAbsent(met, stopped), stopped)
  assert.equal(stoppedUnlessAbsent(met, undefined), undefined)
})

const draft = (method: string, path: string): Draft => testDraft({ name: 'any', method, path })

test('A version with few routes has those under its own names and no other', () => {
  const has = (method: string, path: string) => hasRoute(aisV6, draft(method, `/api/v6${path}`))
  assert.ok(has('GET', '/logins'))
  assert.ok(has('POST', '/logins/7/background_refresh'))
  assert.ok(!has('GET', '/logins/7'))
})

test('A version has what its table lists, and nothing beside it', () => {
  assert.ok(hasRoute(aisV4, draft('GET', '/api/v4/countries')))
  assert.ok(!hasRoute(aisV4, draft('GET', '/api/v4/client/info')))
  assert.ok(!hasRoute(aisV4, draft('GET', '/api/v5/countries')))
})

const limitOf = (method: string, path: string) => paceOf(aisV5, routeAt(aisV5, { method, path }))?.perSecond

test('Lists have a limit of ten, what enriches has one of five, and nothing else has any', () => {
  assert.equal(limitOf('GET', '/api/v5/countries'), 10)
  assert.equal(limitOf('GET', '/api/v5/countries/'), 10)
  assert.equal(limitOf('POST', '/api/v5/categories/learn'), 5)
  assert.equal(limitOf('GET', '/api/v5/accounts'), undefined)
})

const countries = testDraft({ name: 'list countries', path: '/api/v5/countries' })

test('Requests are spaced where the version has limits, unless they are off or to be seen at work', () => {
  assert.equal(inDialect(countries, aisV5).pace?.perSecond, 10)
  assert.equal(inDialect({ ...countries, rateLimited: 'wanted' }, aisV5).pace, undefined)
  assert.equal(inDialect(countries, { ...aisV5, limitsOff: true }).pace, undefined)
  assert.equal(inDialect({ ...countries, path: '/api/v4/countries' }, aisV4).pace, undefined)
})
