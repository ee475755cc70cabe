import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sampleStep } from '../../harness/checks/call-sequences/sample-call.ts'
import { broken, held } from '../../core/judgement.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { WalkSpace } from '../../harness/arrange/call-sequences/kinds-of-sequences.ts'
import type { WalkStep } from '../../harness/checks/call-sequences/call-made.ts'
import type { Walk } from '../../harness/checks/call-sequences/call-sequence.ts'
import { explore } from '../explore.ts'
import { loginWalk } from './login-walk.ts'
import { walkKeepsRule } from './walk-keeps-rules.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'

const spaces: WalkSpace[] = [
  { kind: 'plain', typed: ['right', 'other', 'wrong'], answers: ['right'], clock: true },
  { kind: 'interactive', typed: ['right'], answers: ['right', 'wrong'], clock: true },
]
const options = { seed: 3, cases: 60, seconds: 20 }

/** A login at no target: every call is accepted. */
async function* madeUp(walk: Walk): AsyncGenerator<WalkStep> {
  for (const call of [walk.start, ...walk.calls]) yield sampleStep(call, { kind: walk.kind })
}

/** A made-up rule: after a refresh no reconnect by path. */
function noReconnectAfterRefresh() {
  let refreshed = false
  return ({ call, answer }: WalkStep) => {
    if (call.do === 'create') refreshed = false
    if (call.do === 'refresh') refreshed = true
    if (call.do !== 'reconnect') return undefined
    const wanted = refreshed && call.form === 'path'
    return wanted ? broken('it came', { wanted: 'no', got: 'yes' }, [answer]) : held('it did not', [answer])
  }
}

test('a walk that breaks a rule shrinks to the calls that it takes, one per line, and its path repeats it', async () => {
  const found = await explore(walkKeepsRule(madeUp, spaces, noReconnectAfterRefresh()), options)
  const lines = found.counterexample?.shrunk.split('\n') ?? []
  assert.equal(lines.length, 3, found.counterexample?.shrunk)
  assert.match(lines[0] ?? '', /^1\. \w+: create/)
  assert.match(lines[1] ?? '', /^2\. refresh/)
  assert.match(lines[2] ?? '', /^3\. reconnect by path/)
  const path = found.counterexample?.path ?? ''
  const again = await explore(walkKeepsRule(madeUp, spaces, noReconnectAfterRefresh()), { ...options, path })
  assert.equal(again.counterexample?.shrunk, found.counterexample?.shrunk)
  assert.equal(again.coverage.ran, 1)
})

test('each call is counted with the state that it met and what came of it', async () => {
  const { coverage } = await explore(
    walkKeepsRule(madeUp, spaces, () => undefined),
    options,
  )
  assert.ok((coverage.histogram['plain refresh of a succeeded login: accepted'] ?? 0) > 5)
  assert.ok((coverage.histogram['interactive interactive of a succeeded login: accepted'] ?? 0) > 5)
})

test('walks that never come to the rule, or cannot be walked, tell nothing', async () => {
  const silent = await explore(
    walkKeepsRule(madeUp, spaces, () => undefined),
    options,
  )
  assert.equal(silent.judgement.finding, 'inconclusive')
  // eslint-disable-next-line require-yield
  async function* stopped(): AsyncGenerator<WalkStep> {
    throw new CheckStopped('inconclusive', 'Could not create a login')
  }
  const { judgement } = await explore(walkKeepsRule(stopped, spaces, noReconnectAfterRefresh()), options)
  assert.match(wordsOf(judgement.reason), /Could not create a login/)
})

test('walks send only what the profile has, the same for the same seed', () => {
  const walks = fc.sample(loginWalk(spaces), { seed: 9, numRuns: 300 })
  assert.deepEqual(fc.sample(loginWalk(spaces), { seed: 9, numRuns: 300 }), walks)
  for (const { kind, calls } of walks) {
    const typed = calls.flatMap((call) => (call.do === 'reconnect' ? [call.typed] : []))
    assert.ok(kind === 'plain' || typed.every((name) => name === 'right'))
    assert.ok(calls.length <= 12)
  }
  const still = fc.sample(loginWalk(spaces.map((space) => ({ ...space, clock: false }))), { seed: 9, numRuns: 300 })
  assert.ok(still.flatMap(({ calls }) => calls).every((call) => call.do !== 'refresh' || call.moment === 'at once'))
})
