import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import { noticedBy } from './noticed-by.ts'
import { filtered, refused, show, worldOf } from './test-support/seen-on-the-way.ts'

test('A route that refuses what it takes to evaluate that route fails its row, and no other check does', () => {
  const stoppedBy = setUpFailed('read the newest attempt of a login', refused)
  const shown = noticedBy(worldOf({ stoppedBy })).map(({ requirement, verdict }) => [requirement, verdict])
  assert.deepEqual(shown, [[show.id, 'failed']])
  assert.deepEqual(noticedBy(worldOf({ stoppedBy, rows: [filtered] })), [])
  const world = worldOf({ stoppedBy })
  world.run.noticed.add(show.id)
  assert.deepEqual(noticedBy(world), [])
  assert.deepEqual(noticedBy(worldOf({ stoppedBy: new Error('no CheckStopped') })), [])
})
