import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as after } from 'node:timers/promises'
import { timeFor } from './time-for.ts'

test('Time is up by its own clock: not as long as that stands still', async () => {
  let now = 0
  let isUp = false
  const time = timeFor(5, () => now)
  void time.up.then(() => (isUp = true))
  await after(30)
  assert.equal(isUp, false)
  now = 5
  await time.up
  assert.equal(isUp, true)
})

test('Time that was ended is never up', async () => {
  const time = timeFor(5)
  time.end()
  assert.equal(await Promise.race([time.up.then(() => 'up'), after(30, 'not up')]), 'not up')
})
