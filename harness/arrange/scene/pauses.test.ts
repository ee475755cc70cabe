import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startPausing } from './pauses.ts'

it('looks again after a millisecond, and then less and less often', async (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const pauses = startPausing(60_000)
  nowMs = 0.2
  let isFirstOver = false
  const first = pauses.next().then((goesOn) => {
    isFirstOver = true
    return goesOn
  })
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(isFirstOver, false)
  context.mock.timers.tick(1)
  assert.equal(await first, true)
  nowMs = 100
  let looked = false
  const next = pauses.next().then(() => {
    looked = true
  })
  context.mock.timers.tick(39)
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(looked, false)
  context.mock.timers.tick(1)
  await next
  assert.equal(looked, true)
})

it('never pauses longer than two seconds', async (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const pauses = startPausing(600_000)
  nowMs = 100_000
  const next = pauses.next()
  context.mock.timers.tick(2000)
  assert.equal(await next, true)
})

it('gives up when the next look would come after the deadline', async (context) => {
  let nowMs = 0
  context.mock.method(performance, 'now', () => nowMs)
  const pauses = startPausing(1000)
  nowMs = 800
  assert.equal(await pauses.next(), false)
})
