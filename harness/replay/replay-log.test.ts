import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  inScope,
  isPlayed,
  madeLive,
  withReplayLog,
  outcome,
  reading,
  scopeNow,
  sleep,
  type ReplayLog,
} from './replay-log.ts'

/** A log that records values; in a replay it returns the values in `noted`. */
function replayLogOf(noted: unknown[], plays = false): ReplayLog {
  return {
    plays,
    missed: () => [],
    restOn: () => undefined,
    reading(scope, kind, make) {
      if (plays) return noted.shift() as never
      const value = make()
      noted.push([scope, kind, value])
      return value
    },
    async outcome(scope, kind, make) {
      if (plays) return noted.shift() as never
      const value = await make()
      noted.push([scope, kind, value])
      return value
    },
  }
}

test('without a replay log everything is made', async () => {
  assert.equal(
    reading('x', () => 1),
    1,
  )
  assert.equal(await outcome('x', async () => 2), 2)
  assert.equal(await madeLive('x', async () => 3), 3)
  assert.equal(
    inScope('a', () => scopeNow()),
    'run',
  )
})

test('a reading is noted in its scope, and those within an outcome are part of it', async () => {
  const noted: unknown[] = []
  await withReplayLog(replayLogOf(noted), async () => {
    reading('x', () => 1)
    await inScope('check', async () => {
      await outcome('page', async () => reading('within', () => 7))
      assert.equal(isPlayed(), false)
    })
    await madeLive('browser', async () => () => 1)
  })
  assert.deepEqual(noted, [
    ['run', 'x', 1],
    ['check', 'page', 7],
    ['run', 'browser', true],
  ])
})

test('where a replay log plays nothing is made, and nothing waited for', async () => {
  const never = () => assert.fail('it was made')
  await withReplayLog(replayLogOf([1, 2, true], true), async () => {
    assert.equal(isPlayed(), true)
    assert.equal(reading('x', never), 1)
    assert.equal(await outcome('y', never), 2)
    assert.equal(await madeLive('z', never), undefined)
    await sleep(1e9)
  })
})
