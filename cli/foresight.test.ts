import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createForesight } from './foresight.ts'

const shares = new Map([
  ['first', 1000],
  ['second', 1000],
  ['third', 2000],
])
const forecast = { checks: 3, requests: 30, roundTripMs: 20, seconds: 4, shares }

test('What is left goes down with the time, and then with the checks', () => {
  const { left, started, decided } = createForesight(forecast, 0)
  assert.equal(left(0), 4)
  started('first', 0)
  assert.equal(left(500), 3.5)
  decided('first', 1000)
  assert.equal(left(1000), 3)
  decided('second', 2000)
  decided('third', 4000)
  assert.equal(left(4000), 0)
})

test('Once a quarter is done, a target that takes three times as long is taken to go on so; before, in part', () => {
  const slow = createForesight(forecast, 0)
  slow.decided('first', 3000)
  assert.equal(slow.left(3000), 9)
  const early = createForesight({ ...forecast, shares: new Map([...shares, ['rest', 6000]]) }, 0)
  early.decided('first', 1200)
  const left = early.left(1200)
  assert.ok(left > 4 * 0.9 && left < 4 * 0.9 * 3, `${left}`)
})

test('A long check that goes on is taken to hold its share until it takes longer, so that no slow target is foreseen', () => {
  const { left, started, decided } = createForesight(forecast, 0)
  started('third', 0)
  assert.equal(left(1500), 2.5)
  started('first', 1500)
  decided('first', 2000)
  assert.equal(left(2000), 1.25 * (2 / 2.75))
  assert.equal(left(30_000), 10)
})
