import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { InterfaceRun } from './interface-run.ts'
import { chooseWorkers, workersFor } from './choose-workers.ts'

const large = { processors: 8, heapBytes: 8_000_000_000 }

test('a target that answers at once has one worker, and so has one that did not answer', () => {
  for (const roundTripMs of [0, 1, 19]) assert.equal(workersFor(roundTripMs, 32, large), 1)
})

test('one that is far away has as many as it is sent concurrent requests', () => {
  assert.equal(workersFor(20, 4, large), 4)
  assert.equal(workersFor(300, 1, large), 1)
})

test('a machine with few processors has fewer', () =>
  assert.equal(workersFor(100, 100, { ...large, processors: 2 }), 8))

test('a process with little memory has fewer, so that their answers fit', () => {
  const chosen = [96, 450, 4000].map((megabytes) =>
    workersFor(100, 100, { ...large, heapBytes: megabytes * 1_000_000 }),
  )
  assert.deepEqual(chosen, [1, 2, 20])
})

test('a target that answers within half a millisecond is not one that did not answer', async () => {
  const described = describeInterface('ais-v4')
  assert.ok(described)
  const description = { ...described, plainRead: async () => ({ method: 'GET', path: '/' }) }
  const client = { send: async () => ({ answer: {}, durationMs: 0.2 }) }
  const run = { dialect: described.dialect, profile: { pacing: { concurrent_requests: 4 } }, client }
  const { workers, roundTripMs } = await chooseWorkers({ run, description } as unknown as InterfaceRun)
  assert.deepEqual([workers, roundTripMs], [1, 1])
})
