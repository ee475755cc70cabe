import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { json, listening } from './test-support/hostile-server.ts'
import { unknownTargetProfile } from './test-support/hostile-run.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const topics = ['assets', 'countries', 'errors', 'client-status'].flatMap((topic) => ['--only', `ais-v4/${topic}`])

async function judged(baseUrl: string, name: string) {
  const out = join(folder, name)
  const ended = await assay(['run', '--profile', unknownTargetProfile(folder, baseUrl, name), ...topics, '--out', out])
  return { ended, requirements: resultsIn(out).requirements, events: eventsIn(out) }
}

for (const [what, answer, most] of [
  [
    'everything is refused with one class',
    json(400, { error_class: 'WrongRequestFormat', error_message: '', request: {} }),
    /accepted none of \d+ requests \(most often WrongRequestFormat\)/,
  ],
  [
    'every key is unknown',
    json(404, { error_class: 'ApiKeyNotFound', error_message: 'no', request: {} }),
    /refuses the keys of the main client \(ApiKeyNotFound\), and a request without keys alike: either the server/,
  ],
] as const)
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
