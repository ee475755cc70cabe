import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** Topics that move the clock, change clients, register callbacks, borrow logins and look at every answer. */
const topics = [
  'login-refresh',
  'login-reconnect',
  'oauth',
  'callbacks',
  'client-status',
  'errors',
  'envelope',
  'paging',
]
const only = topics.flatMap((topic) => ['--only', `ais-v4/${topic}`])

async function judgedBy(workers: number, name: string, asked: string[] = []) {
  const out = join(folder, `${name}-${workers}`)
  const {
    code,
    out: said,
    err,
  } = await assay(['run', ...only, ...asked, '--seed', '7', '--workers', `${workers}`, '--out', out])
  return { code, verdicts: verdictsIn(out), said: said + err }
}

test('one worker and eight give every requirement the same verdict', async () => {
  const [one, eight] = [await judgedBy(1, 'embedded'), await judgedBy(8, 'embedded')]
  assert.deepEqual(eight.verdicts, one.verdicts)
  assert.deepEqual([one.code, eight.code], [0, 0], eight.said)
})

test('so they do on a broken target that takes its time', async () => {
  // A sandbox for each: a run uses up what its pending client may make.
  const judged = async (workers: number) => {
    const { profile } = await serveSandbox(folder, { mutant: 'refreshes-early-after-a-reconnect', stageMs: 5 })
    return judgedBy(workers, 'broken', ['--profile', profile])
  }
  const [one, eight] = [await judged(1), await judged(8)]
  assert.deepEqual(eight.verdicts, one.verdicts)
  assert.deepEqual([one.code, eight.code], [1, 1], eight.said)
})

for (const workers of ['0', '1000', 'many']) {
  test(`${workers} workers are a mistake in the command line`, async () => {
    const { code, err } = await assay(['run', '--workers', workers])
    assert.equal(code, 3)
    assert.match(err, /--workers.*whole number/s)
  })
}
