import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { placesOf } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { keyOfCheck } from '../run/shard.ts'
import { readChecks } from './read-checks.ts'
import { visitedBy } from './interface-run.ts'

const routes = placesOf('routes', describeInterface('payments-v1')!.dialect)
const sentWith = (defect: string) =>
  readChecks().find(({ steps }) =>
    ['all <routes>', `it is sent with <${defect}>`].every((text) => steps.some((step) => step.text === text)),
  )!
const checks = ['no Secret', 'no App-id'].map(sentWith)
const [one, other] = checks.map(({ name }) => name)

test('Requests are sent with the defects of the checks that run, at every place', () => {
  const visited = visitedBy('payments-v1', checks, {})
  assert.deepEqual(visited.of(routes, one!), routes)
  assert.ok(routes.every(({ name }) => !visited.isLeft(one!, name)))
  assert.ok(visited.isSent('no Secret', 'GET /providers') && visited.isSent('no App-id', 'GET /providers'))
  assert.ok(!visited.isSent('its Secret in other letter case', 'GET /providers'))
})

test('Where single places of a check are done, nothing is sent for it at others', () => {
  const parts = new Map([
    [keyOfCheck('payments-v1', one!), { places: new Set(['GET /providers']) }],
    [keyOfCheck('payments-v1', other!), { places: new Set(['GET /templates']) }],
  ])
  const visited = visitedBy('payments-v1', checks, { parts })
  const kept = routes.flatMap(({ name }) => (visited.isLeft(one!, name) ? [] : name))
  assert.deepEqual(kept, ['GET /providers'])
  assert.ok(visited.isSent('no Secret', 'GET /providers') && !visited.isSent('no Secret', 'GET /templates'))
  assert.ok(visited.isSent('no App-id', 'GET /templates') && !visited.isSent('no App-id', 'GET /providers'))
})

test('What a check repeats is done as often as the most that any of those does that are asked for', () => {
  const parts = new Map([
    [keyOfCheck('payments-v1', one!), { upTo: 1 }],
    [keyOfCheck('payments-v1', other!), { upTo: 2 }],
  ])
  const visited = visitedBy('payments-v1', checks, { parts })
  const all = () => true
  const most = [visited.upTo(({ name }) => name === one), visited.upTo(all)]
  assert.deepEqual([...most, visitedBy('payments-v1', checks, {}).upTo(all)], [1, 2, undefined])
})
