import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf } from './figures.ts'
import { forecast, isProperty, requestsOf } from './forecast.ts'
import { readChecks } from './read-checks.ts'

const checks = readChecks()
const example = checks.find(({ name }) => name.endsWith(': 2014-03-20 is answered with the rates of the first day'))!
const property = checks.find(isProperty)!
const inOne = (check: typeof example) => ({ interface: 'ais-v4', check })

test('Nearly every check has its figures, else `node scripts/write-figures.ts NEAR FAR MS` is due', () => {
  const known = checks.filter(({ name }) => figuresOf('ais-v4', name) !== undefined)
  assert.ok(known.length > 0.8 * checks.length, `${known.length} of ${checks.length}`)
})

test('A property takes requests by its cases, an example does not', () => {
  assert.equal(requestsOf(inOne(example), 1000), requestsOf(inOne(example), 10))
  assert.ok(requestsOf(inOne(property), 1000) > 50 * requestsOf(inOne(property), 10))
})

test('The slower of round trip and pace decides how long a run takes, with what Assay itself does', () => {
  const many = Array.from({ length: 100 }, () => inOne(example))
  const given = { cases: 40, roundTripMs: 100, pace: null, together: 1 }
  const { requests, seconds } = forecast(many, given)
  const [, ms = 0, trips = 0] = figuresOf('ais-v4', example.name) ?? []
  assert.equal(requests, Math.round(100 * requestsOf(inOne(example), 40)))
  assert.ok(trips > 0)
  assert.ok(Math.abs(seconds - (100 * (ms + trips * 100)) / 1000) < 0.01)
  assert.ok(Math.abs(forecast(many, { ...given, together: 4 }).seconds - seconds / 4) < 0.01)
  assert.equal(forecast(many, { ...given, pace: 0.1 }).seconds, requests / 0.1)
})

test('Workers save no time within one check, in a group, or where a check goes on alone', () => {
  const given = { cases: 40, roundTripMs: 100, pace: null, together: 4 }
  const times = (turn: (typeof example)['turn'], many: number) => {
    const one = inOne({ ...example, turn })
    const { seconds } = forecast([one], given)
    return Math.round(
      forecast(
        Array.from({ length: many }, () => one),
        given,
      ).seconds / seconds,
    )
  }
  assert.equal(times({ alone: false, groups: [] }, 3), 1)
  assert.equal(times({ alone: false, groups: [] }, 8), 2)
  assert.equal(times({ alone: false, groups: ['pages'] }, 8), 8)
  assert.equal(times({ alone: true, groups: [] }, 8), 8)
})

test('What checks took at the target before decides, where that is known', () => {
  const took = new Map([[`ais-v4 ${example.name}`, 3000]])
  const given = { cases: 40, roundTripMs: 100, pace: null, together: 1, took }
  assert.equal(forecast([inOne(example)], given).seconds, 3)
  assert.equal(forecast([inOne(example)], { ...given, together: 4 }).seconds, 3)
  const { seconds } = forecast([inOne(example), { ...inOne(example), interface: 'ais-v5' }], given)
  assert.ok(seconds > 3)
})

test('A check that cannot run takes no time and no requests, and each takes its share', () => {
  const given = { cases: 20, roundTripMs: 100, pace: null, together: 1 }
  const both = [inOne(example), inOne(property)]
  const {
    checks: all,
    requests,
    seconds,
    shares,
  } = forecast(both, { ...given, canRun: ({ check }) => check === example })
  assert.deepEqual([all, requests], [2, Math.round(requestsOf(inOne(example), 20))])
  assert.deepEqual([...shares], [[`ais-v4 ${example.name}`, seconds * 1000]])
  const beside = forecast(both, { ...given, together: 2, took: new Map([[`ais-v4 ${example.name}`, 3000]]) })
  const sum = [...beside.shares.values()].reduce((total, ms) => total + ms, 0)
  assert.ok(Math.abs(sum / 1000 - beside.seconds) < 0.001, 'shares of both kinds add up to the whole')
})

test('An interface for which a check takes much more or less than for others has figures of its own', () => {
  const name =
    'features/conventions/errors.feature: Every route refuses a request without Secret in the documented form'
  assert.notDeepEqual(figuresOf('ais-v4', name), figuresOf('payments-v1', name))
  assert.equal(figuresOf('ais-v4', 'features/gone.feature: Gone'), undefined)
})
