import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sampleCall } from '../../harness/checks/call-sequences/test-support/sample-call.ts'
import { broken, held } from '../../core/judgement.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { SequenceSpace } from '../../harness/fixtures/call-sequences/kinds-of-sequences.ts'
import type { CallMade } from '../../harness/checks/call-sequences/call-made.ts'
import type { CallSequence } from '../../harness/checks/call-sequences/call-sequence.ts'
import { explore } from '../explore.ts'
import { callSequence } from './call-sequence-arbitrary.ts'
import { sequenceKeepsRule } from './sequence-keeps-rules.ts'
import { because } from '../../harness/reasons/because.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'

const spaces: SequenceSpace[] = [
  { kind: 'plain', typed: ['right', 'other', 'wrong'], answers: ['right'], clock: true },
  { kind: 'interactive', typed: ['right'], answers: ['right', 'wrong'], clock: true },
]
const options = { seed: 3, cases: 60, seconds: 20 }

/** A login at no target: every call is accepted. */
async function* madeUp(sequence: CallSequence): AsyncGenerator<CallMade> {
  for (const call of [sequence.start, ...sequence.calls]) yield sampleCall(call, { kind: sequence.kind })
}

/** A made-up rule: after a refresh no reconnect by path. */
function noReconnectAfterRefresh() {
  let refreshed = false
  return ({ call, answer }: CallMade) => {
    if (call.do === 'create') refreshed = false
    if (call.do === 'refresh') refreshed = true
    if (call.do !== 'reconnect') return undefined
    const wanted = refreshed && call.form === 'path'
    const reason = because('answer-noted', { outcome: wanted ? 'it came' : 'it did not' })
    return wanted ? broken(reason, { wanted: 'no', got: 'yes' }, [answer]) : held(reason, [answer])
  }
}

test('a sequence that breaks a rule shrinks to the calls that it takes, one per line, and its path repeats it', async () => {
  const found = await explore(sequenceKeepsRule(madeUp, spaces, noReconnectAfterRefresh()), options)
  const lines = found.counterexample?.shrunk.split('\n') ?? []
  assert.equal(lines.length, 3, found.counterexample?.shrunk)
  assert.match(lines[0] ?? '', /^1\. \w+: create/)
  assert.match(lines[1] ?? '', /^2\. refresh/)
  assert.match(lines[2] ?? '', /^3\. reconnect by path/)
  const path = found.counterexample?.path ?? ''
  const again = await explore(sequenceKeepsRule(madeUp, spaces, noReconnectAfterRefresh()), { ...options, path })
  assert.equal(again.counterexample?.shrunk, found.counterexample?.shrunk)
  assert.equal(again.coverage.ran, 1)
})

test('each call is counted with the state that it met and what came of it', async () => {
  const { coverage } = await explore(
    sequenceKeepsRule(madeUp, spaces, () => undefined),
    options,
  )
  assert.ok((coverage.histogram['plain refresh of a succeeded login: accepted'] ?? 0) > 5)
  assert.ok((coverage.histogram['interactive interactive of a succeeded login: accepted'] ?? 0) > 5)
})

test('sequences that never reach the rule, or cannot be played, are inconclusive', async () => {
  const silent = await explore(
    sequenceKeepsRule(madeUp, spaces, () => undefined),
    options,
  )
  assert.equal(silent.judgement.finding, 'inconclusive')
  // eslint-disable-next-line require-yield
  async function* stopped(): AsyncGenerator<CallMade> {
    throw new CheckStopped('inconclusive', because('nothing-sent'))
  }
  const { judgement } = await explore(sequenceKeepsRule(stopped, spaces, noReconnectAfterRefresh()), options)
  assert.match(wordsOf(judgement.reason), /No request was sent/)
})

test('sequences send only what the profile has, the same for the same seed', () => {
  const sequences = fc.sample(callSequence(spaces), { seed: 9, numRuns: 300 })
  assert.deepEqual(fc.sample(callSequence(spaces), { seed: 9, numRuns: 300 }), sequences)
  for (const { kind, calls } of sequences) {
    const typed = calls.flatMap((call) => (call.do === 'reconnect' ? [call.typed] : []))
    assert.ok(kind === 'plain' || typed.every((name) => name === 'right'))
    assert.ok(calls.length <= 12)
  }
  const still = fc.sample(callSequence(spaces.map((space) => ({ ...space, clock: false }))), { seed: 9, numRuns: 300 })
  assert.ok(still.flatMap(({ calls }) => calls).every((call) => call.do !== 'refresh' || call.moment === 'at once'))
})
