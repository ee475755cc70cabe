import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { onlyLane } from '../../harness/run/lane.ts'
import { withinTime } from './within-time.ts'

test('a step gives what it gives, or throws what it throws', async () => {
  assert.equal(await withinTime(onlyLane, 1000, () => 7), 7)
  await assert.rejects(
    withinTime(onlyLane, 1000, () => Promise.reject(new Error('own'))),
    /own/,
  )
})

test('a step that does not end is given up', async () => {
  await assert.rejects(
    withinTime(onlyLane, 20, () => new Promise(() => undefined)),
    /STEP_TIMEOUT/,
  )
})

test('what its check waits for its turn does not count', async () => {
  const began = performance.now()
  const lane = { ...onlyLane, waitedMs: () => Math.min(200, performance.now() - began) }
  assert.equal(await withinTime(lane, 20, () => pause(100, 'late')), 'late')
  await assert.rejects(
    withinTime(lane, 20, () => pause(400)),
    /STEP_TIMEOUT/,
  )
})
