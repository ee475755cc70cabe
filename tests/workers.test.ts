import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { startDelayingProxy } from '../scripts/bench/delaying-proxy.ts'
import { assay, eventsIn, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** Topics that move the clock, change clients, register callbacks and borrow logins. */
const topics = ['oauth', 'callbacks/success-after-fetch', 'client-status']
/** Topics in which the broken refresh shows, or uses the requested login. */
const brokenTopics = ['login-refresh/refused-before-possible', 'login-refresh/forms-equivalent']
const onlyOf = (chosen: readonly string[]) => chosen.flatMap((topic) => ['--only', `ais-v4/${topic}`])

async function evaluatedBy(workers: number, name: string, only: string[], asked: string[] = []) {
  const out = join(folder, `${name}-${workers}`)
  const {
    code,
    out: said,
    err,
  } = await assay(['run', ...only, ...asked, '--seed', '7', '--workers', `${workers}`, '--out', out])
  return { code, verdicts: verdictsIn(out), said: said + err }
}

const workersChosen = (out: string) =>
  eventsIn(out).flatMap((event) => (event.type === 'workers-chosen' ? event.workers : []))

test('one worker and eight give every requirement the same verdict', async () => {
  const [one, eight] = [
    await evaluatedBy(1, 'embedded', onlyOf(topics)),
    await evaluatedBy(8, 'embedded', onlyOf(topics)),
  ]
  assert.deepEqual(eight.verdicts, one.verdicts)
  assert.deepEqual([one.code, eight.code], [0, 0], eight.said)
})

test('so they do on a broken target that takes its time', async () => {
  // A sandbox for each run, as a run uses up its pending client's limit.
  const judged = async (workers: number) => {
    const { profile } = await serveSandbox(folder, { fault: 'refreshes-early-after-a-reconnect', stageMs: 5 })
    return evaluatedBy(workers, 'broken', onlyOf(brokenTopics), ['--profile', profile])
  }
  const [one, eight] = [await judged(1), await judged(8)]
  assert.deepEqual(eight.verdicts, one.verdicts)
  assert.deepEqual([one.code, eight.code], [1, 1], eight.said)
})

test('without a number, a target that is far away has as many workers as it takes concurrent requests', async (t) => {
  const proxy = await startDelayingProxy(40)
  t.after(() => proxy.close())
  const { profile, running } = await serveSandbox(folder, {
    change: ({ target, pacing }) => {
      target.base_url = target.base_url.replace(/:\d+/, `:${proxy.port}`)
      pacing.concurrent_requests = 3
    },
  })
  proxy.towards(Number(new URL(running.baseUrl).port))
  const out = join(folder, 'far')
  const asked = ['run', '--profile', profile, '--only', 'ais-v4/currencies', '--no-contracts', '--out', out]
  assert.match((await assay(asked)).out, /^3 checks at a time: an answer takes \d+ milliseconds\./m)
  assert.deepEqual(workersChosen(out), [3])
  await assay([...asked, '--workers', '2'])
  assert.deepEqual(workersChosen(out), [])
})

test('A number of workers that cannot be is a mistake in the command line', async () => {
  for (const workers of ['0', '1000', 'many']) {
    const { code, err } = await assay(['run', '--workers', workers])
    assert.equal(code, 3)
    assert.match(err, /--workers.*whole number/s)
  }
})
