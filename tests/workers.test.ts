import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { chooseTasks } from '../cli/prove/choose-tasks.ts'
import { evaluateTask } from '../cli/prove/evaluate-task.ts'
import { startDelayingProxy } from '../scripts/bench/delaying-proxy.ts'
import { assay, eventsIn, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** Topics that move the clock, change clients, register callbacks and borrow logins. */
const topics = ['oauth', 'callbacks', 'client-status']
/** Those on which the refresh that is broken shows, or takes the login that it is asked for. */
const brokenTopics = ['login-refresh', 'login-reconnect', 'oauth']
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
  // A sandbox for each: a run uses up what its pending client may make.
  const judged = async (workers: number) => {
    const { profile } = await serveSandbox(folder, { fault: 'refreshes-early-after-a-reconnect', stageMs: 5 })
    return evaluatedBy(workers, 'broken', onlyOf(brokenTopics), ['--profile', profile])
  }
  const [one, eight] = [await judged(1), await judged(8)]
  assert.deepEqual(eight.verdicts, one.verdicts)
  assert.deepEqual([one.code, eight.code], [1, 1], eight.said)
})

test('so they do where all checks have but the one connection that the profile gives', async () => {
  const { profile } = await serveSandbox(folder, {
    stageMs: 5,
    change(one) {
      one.target.interfaces = ['ais-v6']
      one.data = { ...one.data, v6_connection: one.data.v6_large_connection! }
    },
  })
  const judged = async (workers: number) => {
    const out = join(folder, `connection-${workers}`)
    const asked = [
      'run',
      '--profile',
      profile,
      '--only',
      'ais-v6/renewal',
      '--only',
      'ais-v6/refusals',
      '--no-contracts',
    ]
    const { code } = await assay([...asked, '--seed', '7', '--workers', `${workers}`, '--out', out])
    return { code, verdicts: verdictsIn(out) }
  }
  const [one, eight] = [await judged(1), await judged(8)]
  assert.deepEqual(eight, one)
  assert.equal(one.code, 0)
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

for (const workers of ['0', '1000', 'many'])
  test(`${workers} workers are a mistake in the command line`, async () => {
    const { code, err } = await assay(['run', '--workers', workers])
    assert.equal(code, 3)
    assert.match(err, /--workers.*whole number/s)
  })

/** The verdicts of a sandbox with a fault or a variant, by their addresses. */
async function verdictsOf(asked: { fault?: string; variant?: string; only?: string[] }, workers: number) {
  const { fault, variant, only = [] } = asked
  const { tasks } = chooseTasks({ only, fault: fault ? [fault] : [], variant: variant ? [variant] : [] })
  const [task] = tasks
  assert.ok(task && tasks.length === 1)
  const { trouble, requirements } = await evaluateTask(task, {}, { workers })
  assert.equal(trouble, undefined)
  return Object.entries(requirements).map(([address, { verdict }]) => ({ address, verdict }))
}

test('a target that lists attempts late is right, with many checks side by side and with few alone', async () => {
  const variant = 'lists-attempts-late'
  const only = ['oauth', 'routes', 'headers'].map((topic) => `ais-v4/${topic}`)
  const many = await verdictsOf({ variant, only }, 32)
  const few = await verdictsOf({ variant, only: ['ais-v4/routes'] }, 1)
  assert.deepEqual(
    [...many, ...few].filter(({ verdict }) => verdict === 'failed' || verdict === 'inconclusive'),
    [],
  )
})

test('what a broken target renews for one check does not hide that from another', async () => {
  const verdicts = await verdictsOf({ fault: 'overlooks-the-end-of-a-consent' }, 8)
  assert.deepEqual(verdicts.map(({ verdict }) => verdict).sort(), ['failed', 'warned'])
})

test('so are several versions that share the one oauth login, which another check may have had fetched just before', async () => {
  const { profile } = await serveSandbox(folder, { stageMs: 200 })
  const topics = ['oauth', 'routes']
  const only = ['ais-v4', 'ais-v5'].flatMap((name) => topics.flatMap((topic) => ['--only', `${name}/${topic}`]))
  const out = join(folder, 'oauth-login')
  const ended = await assay(['run', '--profile', profile, ...only, '--workers', '32', '--seed', '7', '--out', out])
  assert.equal(ended.code, 0, ended.out + ended.err)
})
