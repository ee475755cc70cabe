import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import { description } from '../../interfaces/ais-v4/interface.ts'
import { filterNoticed } from './notice.ts'
import { noticedBy } from './noticed-by.ts'
import { filtered, foreign, refused, show, worldOf } from './test-support/seen-on-the-way.ts'

test('A row of another customer in a list breaks the rule of its filter, once in a run', () => {
  const world = worldOf()
  const noticed = filterNoticed(world.run, description.filters, foreign)
  assert.deepEqual(
    noticed.map(({ row, judgement }) => [row, judgement.finding]),
    [[filtered.id, 'broken']],
  )
  world.scenario.noticed.push(...noticed, ...noticed)
  const rulings = noticedBy(world)
  assert.deepEqual(
    rulings.map(({ requirement, verdict }) => [requirement, verdict]),
    [[filtered.id, 'failed']],
  )
  assert.deepEqual(noticedBy(world), [])
})

test('A row that the run does not evaluate is not noticed', () => {
  const world = worldOf()
  world.run.requirements.delete(filtered.id)
  world.scenario.noticed.push(...filterNoticed(world.run, description.filters, foreign))
  assert.deepEqual(noticedBy(world), [])
})

test('A route that refuses what it takes to evaluate that route fails its row, and no other check does', () => {
  const stoppedBy = setUpFailed('read the newest attempt of a login', refused)
  assert.deepEqual(
    noticedBy(worldOf({ stoppedBy })).map(({ requirement, verdict }) => [requirement, verdict]),
    [[show.id, 'failed']],
  )
  assert.deepEqual(noticedBy(worldOf({ stoppedBy, rows: [filtered] })), [])
  assert.deepEqual(noticedBy(worldOf({ stoppedBy: new Error('no CheckStopped') })), [])
})
