import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figures } from './figures.ts'
import { forecast, isProperty, msOf, requestsOf } from './forecast.ts'
import { readChecks } from './read-checks.ts'

const checks = readChecks()
const example = checks.find((check) => !isProperty(check))!
const property = checks.find(isProperty)!
const inOne = (check: typeof example) => ({ interface: 'ais-v4', check })

test('Nearly every feature has its figures, else `node scripts/write-figures.ts JOURNAL...` is due', () => {
  const features = new Set(checks.map(({ where }) => where.replace(/:\d+$/, '')))
  const known = [...features].filter((feature) => feature in figures)
  assert.ok(known.length > 0.8 * features.size, `${known.length} of ${features.size}`)
})

test('A property takes requests by its cases, an example does not', () => {
  assert.equal(requestsOf(inOne(example), 1000), requestsOf(inOne(example), 10))
  assert.ok(requestsOf(inOne(property), 1000) > 50 * requestsOf(inOne(property), 10))
})

test('The slower of round trip and pace decides how long a run takes, with what Assay itself does', () => {
  const many = Array.from({ length: 100 }, () => inOne(example))
  const given = { cases: 40, roundTripMs: 100, pace: null, together: 1 }
  const { requests, seconds } = forecast(many, given)
  const own = (100 * msOf(example)) / 1000
  assert.equal(requests, Math.round(100 * requestsOf(inOne(example), 40)))
  assert.ok(Math.abs(seconds - requests / 10 - own) < 0.1)
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
