import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
/** All that speaks of moments and days. */
const topics = ['signing', 'dates', 'login-refresh']

for (const [way, clockAheadSeconds] of [
  ['ahead', 300],
  ['behind', -300],
] as const) {
  test(`A target whose clock is five minutes ${way} is evaluated by its own clock`, async () => {
    const target = await rightTarget(folder, { clockAheadSeconds })
    const judged = await judge(folder, await target.profile(way), way, topics)
    assertNothingFailed(judged, 0)
    assert.ok(judged.requirements.filter(({ verdict }) => verdict === 'passed').length > 30)
  })
}

test('A clock that only some answers show is followed all the same', async () => {
  const target = await rightTarget(folder, { clockAheadSeconds: 300 })
  const profile = await target.profile('half-dated', ({ number, response, forward, deliver }) => {
    if (number % 3 !== 0) return false
    return forward().then((answer) => {
      const at = answer.headers.findIndex((name) => name.toLowerCase() === 'date')
      response.sendDate = false
      deliver({ ...answer, headers: answer.headers.toSpliced(at, 2) })
      return true
    })
  })
  assertNothingFailed(await judge(folder, profile, 'half-dated', ['signing', 'tokens']), 0)
})
