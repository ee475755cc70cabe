import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { broken, held, inconclusive } from '../../core/judgement.ts'
import { sampleExchange, sampleRefusal } from '../checks/answers/sample-exchange.ts'
import { because } from '../reasons/because.ts'
import { absentRoute, stoppedUnlessAbsent, unlessAbsent } from './absent-route.ts'

const route = { request: '', source: '', row: '', answer: 'not shown' } as const
const dialect = {
  basePath: '/api/v3',
  routes: [
    { ...route, route: 'GET /currencies', level: 'implied' as const },
    { ...route, route: 'GET /rates', level: 'stated' as const },
  ],
}
const asked = (path: string, exchange = sampleRefusal(404, 'RouteNotFound')) => ({
  ...exchange,
  request: { ...exchange.request, method: 'GET', url: `https://bank.example/prefix${path}` },
})
const absent = asked('/api/v3/currencies')
const difference = { wanted: 'a', got: 'b' }

test('a route is absent where the documents only imply it and the target refuses it as unknown', () => {
  assert.equal(absentRoute(dialect, absent), 'GET /currencies')
  assert.equal(absentRoute(dialect, asked('/api/v3/rates')), undefined)
  assert.equal(absentRoute(dialect, asked('/api/v3/no_such_route')), undefined)
  assert.equal(absentRoute(dialect, asked('/api/v4/currencies')), undefined)
  assert.equal(absentRoute(dialect, asked('/api/v3/currencies', sampleRefusal(400, 'WrongRequestFormat'))), undefined)
  assert.equal(absentRoute(dialect, asked('/api/v3/currencies', sampleExchange(200, { data: [] }))), undefined)
})

test('what only lacks such a route stays untested and names it', () => {
  for (const make of [
    broken(because('one-attempt'), difference, [absent]),
    inconclusive(because('one-attempt'), [absent]),
  ]) {
    const { finding, reason } = unlessAbsent(dialect, make)
    assert.deepEqual([finding, reason.code, reason.facts], ['untested', 'route-absent', { route: 'GET /currencies' }])
  }
  const stopped = stoppedUnlessAbsent(dialect, new CheckStopped('inconclusive', because('one-attempt'), [absent]))
  assert.ok(stopped instanceof CheckStopped && stopped.finding === 'untested')
})

test('everything else stays as it is', () => {
  const kept = [
    held(because('one-attempt'), [absent]),
    broken(because('one-attempt'), difference, [asked('/api/v3/rates')]),
    broken(because('answer-not-as-documented', { what: '', concerned: 1, wanted: '', got: '' }), difference, [absent]),
  ]
  for (const judgement of kept) assert.equal(unlessAbsent(dialect, judgement), judgement)
  const stopped = new CheckStopped('inconclusive', because('one-attempt'), [asked('/api/v3/rates')])
  assert.equal(stoppedUnlessAbsent(dialect, stopped), stopped)
  assert.equal(stoppedUnlessAbsent(dialect, undefined), undefined)
})
