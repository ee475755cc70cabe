import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { InterfaceRun } from './interface-run.ts'
import { chooseWorkers, workersFor } from './choose-workers.ts'

const large = { processors: 8, heapBytes: 8_000_000_000 }

cases(
  'a target has as many workers as it is sent concurrent requests',
  ...[1, 4, 32].map((most) => [workersFor(most, large), most] as const),
  'a machine with few processors has fewer',
  [workersFor(100, { ...large, processors: 2 }), 8],
  'a process with little memory has fewer, so that their answers fit',
  [[96, 450, 4000].map((megabytes) => workersFor(100, { ...large, heapBytes: megabytes * 1_000_000 })), [1, 2, 20]],
)

test('a target that answers within half a millisecond is not one that did not answer', async () => {
  const described = describeInterface('ais-v4')
  assert.ok(described)
  const description = { ...described, plainRead: async () => ({ method: 'GET', path: '/' }) }
  const client = { send: async () => ({ answer: {}, durationMs: 0.2 }) }
  const run = { dialect: described.dialect, profile: { pacing: { concurrent_requests: 4 } }, client }
  const { workers, roundTripMs } = await chooseWorkers({ run, description } as unknown as InterfaceRun)
  assert.deepEqual([workers, roundTripMs], [4, 1])
})
