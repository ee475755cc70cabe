import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { json, listening, nothingAccepted } from './test-support/nothing-accepted.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const topics = ['assets', 'countries', 'rates', 'errors', 'headers', 'client-status'].flatMap((topic) => [
  '--only',
  `ais-v4/${topic}`,
])

function profileAt(baseUrl: string, name: string): string {
  const file = join(folder, `${name}.yaml`)
  const profile = {
    target: { name, base_url: baseUrl, interfaces: ['ais-v4'] },
    clients: [
      { purpose: 'main', status: 'test', key_type: 'service', app_id: 'app-id-of-nobody', secret: 'secret-of-nobody' },
    ],
    providers: [
      {
        purpose: 'plain',
        code: 'bank',
        country_code: 'XF',
        fake: true,
        credentials: { succeed: { login: 'u', password: 'p' }, fail: { login: 'u', password: 'w' } },
      },
    ],
    pacing: { requests_per_second: null, timeout_seconds: 0.3, fetch_timeout_seconds: 1 },
    budget: { requests: 2000, seconds: 20 },
  }
  writeFileSync(file, stringify(profile))
  return file
}

async function judged(baseUrl: string, name: string) {
  const out = join(folder, name)
  const ended = await assay(['run', '--profile', profileAt(baseUrl, name), ...topics, '--out', out])
  return { ended, requirements: resultsIn(out).requirements, events: eventsIn(out) }
}

for (const [what, answer, most] of nothingAccepted)
  test(`where ${what} nothing fails, nothing passes and the profile is named`, async () => {
    const { ended, requirements, events } = await judged(await listening(answer), what.replaceAll(' ', '-'))
    assert.equal(ended.code, 2, ended.out + ended.err)
    assert.match(lastLine(ended), /^No conclusion: .*keys in the profile/)
    assert.match(lastLine(ended), most)
    const decided = requirements.filter(({ verdict }) => ['passed', 'failed', 'warned'].includes(verdict))
    assert.deepEqual(
      decided.map(({ id, verdict }) => `${id} ${verdict}`),
      [],
    )
    const finished = events.at(-1)
    assert.equal(finished?.type === 'run-finished' && finished.exitCode, 2)
  })

test('an unreachable target is inconclusive, after very few requests', async () => {
  const { ended, requirements } = await judged('http://127.0.0.1:1', 'nowhere')
  assert.equal(ended.code, 2)
  assert.match(lastLine(ended), /^No conclusion: The target answered none of 2 requests \(TARGET_UNREACHABLE\)/)
  assert.ok(requirements.every(({ verdict }) => verdict === 'inconclusive' || verdict === 'untested'))
})

test('a run against a target that never answers is inconclusive, and ends', async () => {
  const { ended } = await judged(await listening(() => undefined), 'hanging')
  assert.equal(ended.code, 2)
  assert.match(lastLine(ended), /answered none of 2 requests \(TARGET_TIMEOUT\)/)
})

test('a target that accepts everything and shows nothing fails', async () => {
  const { ended, requirements } = await judged(await listening(json(200, { data: {} })), 'empty')
  assert.equal(ended.code, 1)
  const passed = requirements.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)
  const allowed = new Set(['conventions/headers/names-in-any-case', 'conventions/errors/never-a-server-error'])
  assert.deepEqual(
    passed.filter((id) => !allowed.has(id)),
    [],
  )
})

test('the sandbox with wrong keys fails nothing', async () => {
  const { running } = await serveSandbox(folder)
  const { ended, requirements } = await judged(running.baseUrl, 'wrong-keys')
  assert.equal(ended.code, 2)
  assert.match(lastLine(ended), /refuses the keys .* \(ApiKeyNotFound\), and a request without keys with 400 AppId/)
  assert.ok(requirements.every(({ verdict }) => !['passed', 'failed', 'warned'].includes(verdict)))
})

test('one broken list is no doubt about the keys, also where an interface has no other list', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'refuses-to-list-categories-in-enrichment-v5' })
  const out = join(folder, 'one-list')
  const asked = ['--only', 'enrichment-v5/routes']
  const ended = await assay(['run', '--profile', profile, ...asked, '--out', out])
  const { requirements } = resultsIn(out)
  const having = (verdict: string) => requirements.flatMap((one) => (one.verdict === verdict ? one.id : []))
  assert.equal(ended.code, 1, ended.out + ended.err)
  assert.deepEqual(having('failed'), ['enrichment-v5/routes/list-categories'])
  assert.ok(having('passed').length > 0)
})

test('a budget that is spent leaves the rest open', async () => {
  const { profile } = await serveSandbox(folder, {
    change: (plain) => {
      plain.budget = { requests: 5, seconds: 600 }
    },
  })
  const ended = await assay(['run', '--profile', profile, ...topics, '--out', join(folder, 'budget')])
  assert.equal(ended.code, 2)
  assert.match(lastLine(ended), /inconclusive/)
})
