import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratchFolder } from '../test-support/assay.ts'
import type { ProxyFault } from '../test-support/hostile-proxy.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { json, listening } from '../test-support/hostile-server.ts'
import { rightTarget } from '../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
const topics = ['countries', 'assets', 'rates', 'secrets', 'tokens']
const yearSeconds = 31_536_000
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

/** Turns requests away; without a time to come back where `retryAfter` gives none. */
function turnedAway(when: (number: number) => boolean, retryAfter?: () => string): ProxyFault {
  return ({ number, request, response }) => {
    if (!when(number)) return false
    void json(429, { message: 'slower' }, retryAfter ? { 'retry-after': retryAfter() } : {})(
      request,
      response,
      Buffer.alloc(0),
    )
    return true
  }
}

const waitedOut: Array<[what: string, fault: ProxyFault]> = [
  [
    'every third request',
    turnedAway(
      (number) => number % 3 === 0,
      () => '0',
    ),
  ],
  [
    'now and then until a moment',
    turnedAway(
      (number) => number === 9,
      () => inSeconds(1),
    ),
  ],
  ['now and then without saying until when', turnedAway((number) => number === 9)],
]

for (const [what, fault] of waitedOut)
  test(`A right target that answers 429 ${what} is waited for, and all holds`, async () => {
    const name = what.replaceAll(' ', '-')
    assertNothingFailed(await judge(folder, await target.profile(name, fault), name, topics), 0)
  })

const nobodyGetsIn: Array<[what: string, retryAfter: string | undefined, cause: RegExp]> = [
  [
    'with no time to wait',
    '0',
    /\(RATE_LIMITED\)\. .*\(status 429\) in 6 tries in a row\. Lower pacing\.requests_per_second\. The run ends here; --keep-going checks every requirement all the same\.$/,
  ],
  ['for a year', String(yearSeconds), /\(BUDGET_SPENT\)\. The target asks for a pause of 31536000 s/],
  ['without saying until when', undefined, /\(BUDGET_SPENT\)\. The target asks for a pause of 2 s.*budget\.seconds/],
]

for (const [what, retryAfter, cause] of nobodyGetsIn)
  test(`A target that answers 429 to everything ${what} is given up within the budget`, async () => {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
    const baseUrl = await listening(json(429, { message: 'slower' }, headers))
    const name = what.replaceAll(' ', '-')
    const profile = unknownTargetProfile(folder, baseUrl, name, { budget: { requests: 100, seconds: 2 } })
    const judged = await judge(folder, profile, name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(judged.sentence, cause)
  })

test('A right target that in mid-run asks for a pause of a year leaves the rest open', async () => {
  const fault = turnedAway(
    (number) => number > 30,
    () => String(yearSeconds),
  )
  const judged = await judge(folder, await target.profile('then-a-year', fault), 'then-a-year', topics)
  assertNothingFailed(judged)
  assert.ok(judged.requirements.some(({ verdict }) => verdict === 'passed'))
  assert.match(judged.sentence, /most often BUDGET_SPENT \(first [^)]+\): The target asks for a pause of 31536000 s/)
})
