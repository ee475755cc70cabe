import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets', 'rates', 'secrets', 'signing']

test('A budget of requests ends the run, and the rest is inconclusive with the reason', async () => {
  let asked = 0
  const profile = await target.profile(
    'requests',
    () => {
      asked += 1
      return false
    },
    (plain) => {
      plain.budget = { requests: 40, seconds: 600 }
    },
  )
  const judged = await judge(folder, profile, 'requests', topics)
  assertNothingFailed(judged)
  assert.ok(asked <= 40, `${asked} requests`)
  assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  assert.match(judged.sentence, /The budget does not reach for all checks: \d+ of \d+ were left out\./)
})

test('A budget of time ends the run of a slow target on time', async (t) => {
  // A simulated clock that advances by the target's delays, so that nobody waits and a busy machine uses no budget.
  const nowMs = performance.now.bind(performance)
  let takenMs = 0
  const mocked = t.mock.method(performance, 'now', () => nowMs() + takenMs)
  const profile = await target.profile(
    'time',
    ({ number }) => {
      if (number > 20) takenMs += 100_000
      return false
    },
    (plain) => {
      plain.budget = { requests: 100_000, seconds: 600 }
    },
  )
  const judged = await judge(folder, profile, 'time', topics)
  mocked.mock.restore()
  assertNothingFailed(judged)
  assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  assert.match(judged.sentence, /The budget does not reach for all checks: \d+ of \d+ were left out\./)
  assert.ok(takenMs > 0 && takenMs <= 600_000, `${takenMs} ms`)
})
