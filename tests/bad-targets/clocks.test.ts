import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, judge } from '../test-support/hostile-run.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
/** All that speaks of moments and days. */
const topics = ['signing', 'dates', 'login-refresh']

test('A target whose clock is five minutes ahead is evaluated by its own clock', async () => {
  const target = await rightTarget(folder, { clockAheadSeconds: 300 })
  const judged = await judge(folder, await target.profile('ahead'), 'ahead', topics)
  assertNothingFailed(judged, 0)
  assert.ok(judged.requirements.filter(({ verdict }) => verdict === 'passed').length > 30)
})
