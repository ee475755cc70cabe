import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { processesFor } from './pool.ts'

test('a few sandboxes take one process, and no number of them takes more than there are cores or jobs', () => {
  const shown = [0, 1, 12].map((tasks) => processesFor(tasks, 8))
  assert.deepEqual(shown, [1, 1, 1])
  assert.equal(processesFor(1000, 1), 1)
  assert.equal(processesFor(1000, 1000), availableParallelism())
})
