import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { onlySlot } from '../../harness/run/slot.ts'
import { withinTime } from './within-time.ts'

test('a step that does not end is given up', () =>
  assert.rejects(
    withinTime(onlySlot, 20, () => new Promise(() => undefined)),
    /STEP_TIMEOUT/,
  ))

test('what its check waits for its turn does not count', async () => {
  const began = performance.now()
  const waiting = { ...onlySlot, waitedMs: () => performance.now() - began }
  assert.equal(await withinTime(waiting, 20, () => pause(100, 'late')), 'late')
  let looks = 0
  const waited = { ...onlySlot, waitedMs: () => Math.min(1, looks++) * 200 }
  const over = withinTime(waited, 20, () => new Promise(() => undefined))
  await assert.rejects(over, /STEP_TIMEOUT/)
  assert.ok(performance.now() - began >= 200, 'what was waited for comes on top')
})
