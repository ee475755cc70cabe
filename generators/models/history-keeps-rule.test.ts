import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { type Judgement, broken, held, holds } from '../../core/judgement.ts'
import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type { CallMade } from '../../harness/checks/call-sequences/call-made.ts'
import type { CallSequence } from '../../harness/checks/call-sequences/call-sequence.ts'
import { sampleCall } from '../../harness/checks/call-sequences/test-support/sample-call.ts'
import { sampleExchange } from '../../harness/checks/test-support/sample-exchange.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'
import { because } from '../../harness/reasons/because.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { callSequence } from '../call-sequences/call-sequence-arbitrary.ts'
import { callSequenceEdges } from '../call-sequences/call-sequence-edges.ts'
import { explore } from '../explore.ts'
import { playedOf } from './families/logins.ts'
import type { Histories } from './family.ts'
import { historiesSurveyed, historyKeepsRule } from './history-keeps-rule.ts'
import type { RuleSeen } from './rule-seen.ts'
import { sameInViews } from './same-in-views.ts'

const spaces: SequenceSpace[] = [
  { kind: 'plain', typed: ['right', 'other', 'wrong'], answers: ['right'], hinders: true, clock: true },
  { kind: 'interactive', typed: ['right'], answers: ['right', 'wrong'], hinders: false, clock: true },
]
const options = { seed: 3, cases: 60, seconds: 20 }

const rule = 'no-reconnect-after-refresh'

/** Histories without a target: every call is accepted and gives a judgement of a made-up rule. */
function madeUp(says: () => (step: CallMade) => Judgement | undefined): Histories<CallSequence> {
  return {
    arbitrary: callSequence(spaces),
    edges: callSequenceEdges(spaces),
    drawn: (cases) => cases,
    async *play({ kind, start, calls }, send) {
      const look = says()
      for (const call of [start, ...calls]) {
        await send(askLogin)
        const step = sampleCall(call, { kind })
        yield { ...playedOf(step), said: [[rule, look(step)]] }
      }
    },
  }
}

const askLogin = testDraft({ name: 'show a login', path: '/logins/77' })
const send = async ({ path }: { path: string }) => sampleExchange(200, { data: {} }, `http://target.test${path}`)
const keeps = (says: Parameters<typeof madeUp>[0]) => historyKeepsRule(madeUp(says), rule, send, 60)

/** A made-up rule: no reconnect by path after a refresh. */
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

test('a history that breaks a rule is shown as a numbered list with its requests, and its path repeats it', async () => {
  const found = await explore(keeps(noReconnectAfterRefresh), options)
  const lines = found.counterexample?.shrunk.split('\n') ?? []
  assert.equal(lines.length, 6, found.counterexample?.shrunk)
  assert.match(lines[0] ?? '', /^1\. \w+: create/)
  assert.match(lines[2] ?? '', /^2\. refresh/)
  assert.match(lines[4] ?? '', /^3\. reconnect by path/)
  assert.equal(lines[5], '   GET /logins/<login 1>: 200')
  const path = found.counterexample?.path ?? ''
  const again = await explore(keeps(noReconnectAfterRefresh), { ...options, path })
  assert.equal(again.counterexample?.shrunk, found.counterexample?.shrunk)
  assert.equal(again.coverage.ran, 1)
})

test('a rule that one of many histories reaches holds by it', async () => {
  let isReached = false
  const once = () => {
    if (isReached) return undefined
    isReached = true
    return holds([])
  }
  const seldom = await explore(
    keeps(() => once),
    options,
  )
  assert.equal(seldom.judgement.reason.code, 'histories-keep-rule')
})

test('histories that never reach the rule are noted, and those that cannot be played are inconclusive', async () => {
  const silent = await explore(
    keeps(() => () => undefined),
    options,
  )
  assert.equal(silent.judgement.finding, 'noted')
  const stopped = () => () => {
    throw new CheckStopped('inconclusive', because('nothing-sent'))
  }
  const { judgement } = await explore(keeps(stopped), options)
  assert.match(wordsOf(judgement.reason), /No request was sent/)
})

test('a survey notes for each rule whether a command kept or broke it', async () => {
  const seen = new Map<string, RuleSeen>()
  const histories = madeUp(noReconnectAfterRefresh)
  await explore(historiesSurveyed(histories, seen, send, 60), options)
  assert.ok(seen.get(rule)?.broken)
  assert.ok((seen.get(rule)?.kept ?? 0) > 5)
})

test('a survey notes which history broke a rule first', async () => {
  const seen = new Map<string, RuleSeen>()
  let played = 0
  const fromTheThird = () => {
    played += 1
    const breaks = played >= 3
    const reason = because('nothing-sent')
    return () => (breaks ? broken(reason, { wanted: 'kept', got: 'broken' }, []) : held(reason, []))
  }
  await explore(historiesSurveyed(madeUp(fromTheThird), seen, send, 60), options)
  assert.equal(seen.get(rule)?.at, 2)
})

const alone = (row: object) => sampleExchange(200, { data: row }, 'http://target.test/api/v4/logins/7')
const listed = (row: object) => sampleExchange(200, { data: [row] }, 'http://target.test/api/v4/logins?customer_id=1')

test('a login is compared alone and in its list, with the attempt in it', () => {
  const attempt = { id: '70', locale: 'en' }
  const login = { id: '7', status: 'inactive', last_attempt: attempt }
  const seen = [login, { ...login, status: 'active' }, { ...login, last_attempt: { ...attempt, locale: 'de' } }]
  const places = seen.map((row) => sameInViews(dialect, [alone(login), listed(row)])?.place)
  assert.deepEqual(places, [undefined, 'data[0].status', 'data[0].last_attempt.locale'])
})

test('what one view leaves out, and what only one shows, is no difference', () => {
  assert.equal(sameInViews(dialect, [alone({ id: '7', status: 'active' }), listed({ id: '7' })])?.finding, 'held')
  assert.equal(sameInViews(dialect, [alone({ id: '7' }), listed({ id: '8' })]), undefined)
})
