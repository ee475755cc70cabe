import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from './test-support/assay.ts'
import { json, listening } from './test-support/hostile-server.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from './test-support/hostile-run.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const topics = ['assets', 'countries', 'errors', 'client-status']

const judged = (baseUrl: string, name: string) =>
  judge(folder, unknownTargetProfile(folder, baseUrl, name), name, topics)

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
    const run = await judged(await listening(answer), what.replaceAll(' ', '-'))
    assertNothingFailed(run)
    assertNothingPassed(run)
    assert.match(run.sentence, /^No conclusion: .*keys in the profile/)
    assert.match(run.sentence, most)
  })

test('an unreachable target is inconclusive, after very few requests', async () => {
  const run = await judged('http://127.0.0.1:1', 'nowhere')
  assertNothingFailed(run)
  assertNothingPassed(run)
  assert.match(run.sentence, /^No conclusion: The target answered none of 2 requests \(TARGET_UNREACHABLE\)/)
})

test('a target that accepts everything and shows nothing fails', async () => {
  const { ended, requirements } = await judged(await listening(json(200, { data: {} })), 'empty')
  assert.equal(ended.code, 1)
  const passed = requirements.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)
  const allowed = new Set(['conventions/headers/names-in-any-case', 'conventions/errors/never-a-server-error'])
  const left = passed.filter((id) => !allowed.has(id))
  assert.deepEqual(left, [])
})

test('one broken list is no doubt about the keys, also where an interface has no other list', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'refuses-to-list-categories-in-enrichment-v5' })
  const { ended, requirements } = await judge(folder, profile, 'one-list', ['routes'], 'enrichment-v5')
  const having = (verdict: string) => requirements.flatMap((one) => (one.verdict === verdict ? one.id : []))
  assert.equal(ended.code, 1, ended.out + ended.err)
  assert.deepEqual(having('failed'), ['enrichment-v5/routes/list-categories'])
  assert.ok(having('passed').length > 0)
})
