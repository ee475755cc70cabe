import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { startDelayingProxy } from '../scripts/bench/far-away.ts'
import { onlyOf, refuses, run, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** Topics that move the clock, change clients, register callbacks and borrow logins. */
const topics = onlyOf('ais-v4/oauth', 'ais-v4/callbacks/success-after-fetch', 'ais-v4/client-status')
/** Topics in which the broken refresh shows, or uses the requested login. */
const brokenTopics = onlyOf('ais-v4/login-refresh/refused-before-possible', 'ais-v4/login-refresh/forms-equivalent')

/** The code and verdicts of a run by this number of workers. */
async function evaluatedBy(workers: number, name: string, ...asked: string[]) {
  const out = join(folder, `${name}-${workers}`)
  const { code } = await run(out, ...asked, '--seed', '7', '--workers', `${workers}`)
  return [code, verdictsIn(out)] as const
}

test('one worker and eight give every requirement the same verdict', async () => {
  const one = await evaluatedBy(1, 'embedded', ...topics)
  assert.equal(one[0], 0)
  assert.deepEqual(await evaluatedBy(8, 'embedded', ...topics), one)
})

test('so they do on a broken target that takes its time', async () => {
  // A sandbox for each run, as a run uses up its pending client's limit.
  const judged = async (workers: number) => {
    const { profile } = await serveSandbox(folder, { fault: 'refreshes-early-after-a-reconnect', stageMs: 5 })
    return evaluatedBy(workers, 'broken', ...brokenTopics, '--profile', profile)
  }
  const one = await judged(1)
  assert.equal(one[0], 1)
  assert.deepEqual(await judged(8), one)
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
  const asked = ['--profile', profile, ...onlyOf('ais-v4/currencies'), '--no-contracts']
  const chosenBy = async (...more: string[]) => {
    const { out, events } = await run(join(folder, 'far'), ...asked, ...more)
    return { out, workers: events.flatMap((event) => (event.type === 'workers-chosen' ? event.workers : [])) }
  }
  const { out, workers } = await chosenBy()
  assert.match(out, /^3 checks at a time: an answer takes \d+ milliseconds\./m)
  assert.deepEqual(workers, [3])
  assert.deepEqual((await chosenBy('--workers', '2')).workers, [])
})

test('A number of workers that cannot be is a mistake in the command line', async () => {
  for (const workers of ['0', '1000', 'many']) {
    await refuses(['run', '--workers', workers], /--workers.*whole number/s)
  }
})
