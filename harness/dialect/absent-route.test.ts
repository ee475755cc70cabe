import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { broken, held, inconclusive } from '../../core/judgement.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../checks/test-support/sample-exchange.ts'
import { because } from '../reasons/because.ts'
import { stoppedUnlessAbsent, unlessAbsent } from './absent-route.ts'
import { RoutesMet } from './routes-met.ts'

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
  assert.equal(missing(absent), 'GET /currencies')
  assert.equal(missing(asked('/api/v3/rates', bare)), 'GET /rates')
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
  assert.equal(missing(asked('/api/v3/rates'), there), 'GET /rates')
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
