import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { ProxyFault } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { json, listening } from '../test-support/hostile-server.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets']
const yearSeconds = 31_536_000

/** Refuses requests with status 429. */
function turnedAway(when: (number: number) => boolean, retryAfter: () => string): ProxyFault {
  return ({ number, response }) => {
    if (!when(number)) return false
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': retryAfter() })
    response.end('{"message":"slower"}')
    return true
  }
}

test('A right target that answers 429 to every third request is waited for, and all holds', async () => {
  const fault = turnedAway(
    (number) => number % 3 === 0,
    () => '0',
  )
  assertNothingFailed(await judge(folder, await target.profile('every-third', fault), 'every-third', topics), 0)
})

for (const [what, retryAfter, cause] of [
  [
    'with no time to wait',
    '0',
    /\(RATE_LIMITED\)\. .*\(status 429\) in 6 tries in a row\. Lower pacing\.requests_per_second\./,
  ],
  ['for a year', String(yearSeconds), /\(BUDGET_SPENT\)\. The target asks for a pause of 31536000 s/],
] as const)
  test(`A target that answers 429 to everything ${what} is given up within the budget`, async () => {
    const baseUrl = await listening(json(429, { message: 'slower' }, { 'retry-after': retryAfter }))
    const name = what.replaceAll(' ', '-')
    const profile = unknownTargetProfile(folder, baseUrl, name, { budget: { requests: 100, seconds: 2 } })
    const judged = await judge(folder, profile, name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(judged.sentence, cause)
  })

test('A right target that in mid-run asks for a pause of a year leaves the rest open', async () => {
  const fault = turnedAway(
    (number) => number > 10,
    () => String(yearSeconds),
  )
  const judged = await judge(folder, await target.profile('then-a-year', fault), 'then-a-year', topics)
  assertNothingFailed(judged)
  assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  assert.match(judged.sentence, /most often BUDGET_SPENT \(first [^)]+\): The target asks for a pause of 31536000 s/)
})
