import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { ContractMismatch } from '../../core/journal-events.ts'
import type { Exchange } from '../../core/exchange.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { because } from '../reasons/because.ts'
import { type ContractVerdict, settleContracts } from './contracts.ts'
import { decideNeed, type InteractionEnd } from './interaction.ts'

function settled(...verdicts: ContractVerdict[]) {
  const { exitCode, conclusion } = settleContracts(verdicts.map((verdict) => ({ verdict, consumer: 'shop' })))
  return [exitCode, conclusion.code, wordsOf(conclusion)]
}

const failed = (words: string) => ({
  verdict: 'failed' as const,
  consumer: 'shop',
  mismatches: [{ kind: 'status' as const, place: 'status', words }],
})
const [old, next] = [failed('is 500'), failed('is\n404')]
const { conclusion } = settleContracts([old, next], (one) => one === old)
const decided = ['shop', 'bank', 'shop'].map((consumer) => ({ verdict: 'passed' as const, consumer }))

cases(
  'the first broken need that is not an old one is named',
  [
    wordsOf(conclusion),
    '1 of 2 verified interactions of 1 consumer failed (1 failed already in the baseline), the first for status: is 404.',
  ],
  'what stays inconclusive leaves it open',
  [
    settled('passed', 'inconclusive'),
    [2, 'needs-inconclusive', 'No conclusion: 1 of 2 interactions of 1 consumer is inconclusive; nothing failed.'],
  ],
  'a verification of nothing leaves it open',
  [
    settled('untested'),
    [2, 'no-need-verified', 'No conclusion: none of 1 interaction of 1 consumer could be verified.'],
  ],
  'a need that is only pending, or untested, fails nothing',
  [
    settled('passed', 'warned', 'untested'),
    [0, 'no-need-broken', 'No failure in 2 verified interactions of 1 consumer (1 warned, 1 untested).'],
  ],
  [settled('passed'), [0, 'needs-met', 'The 1 verified interaction of 1 consumer holds.']],
  'consumers are counted once each',
  [settleContracts(decided).conclusion.facts.consumers, 2],
)

const exchange = { id: 'x1', request: { method: 'GET', url: 'http://127.0.0.1/rates?date=x' } } as Exchange
const reason = because('nothing-to-check', { what: 'row on either page' })
const met: InteractionEnd = {
  unsupported: undefined,
  pending: false,
  unreached: undefined,
  stopped: undefined,
  runStopped: undefined,
  exchange,
  compared: { matches: true, mismatches: [] },
  trouble: undefined,
}
const mismatches = [{ kind: 'body' as const, place: 'data[0].id', words: 'expected a text' }]
const unmet: InteractionEnd = { ...met, compared: { matches: false, mismatches } }
const silent = { ...exchange, trouble: { code: 'TARGET_RESET', message: 'closed' } }

for (const [what, end, verdict, code] of [
  ['that is met', met, 'passed', 'need-met'],
  ['that is broken', unmet, 'failed', 'need-broken'],
  ['that is met by JSON under another type', { ...met, sentAs: 'text/html' }, 'warned', 'need-broken'],
  ['that is broken by JSON under another type', { ...unmet, sentAs: 'text/html' }, 'failed', 'need-broken'],
  ['that is broken and pending', { ...unmet, pending: true }, 'warned', 'need-broken'],
  [
    'that is broken without a difference',
    { ...met, compared: { matches: false, mismatches: [] } },
    'failed',
    'need-broken',
  ],
  ['that Assay cannot verify', { ...unmet, unsupported: 'a message' }, 'untested', 'not-verified'],
  [
    'that could not be asked',
    { ...unmet, unreached: { finding: 'inconclusive', reason } },
    'inconclusive',
    reason.code,
  ],
  ['whose state was not reached', { ...unmet, stopped: { finding: 'untested', reason } }, 'untested', reason.code],
  ['without an answer', { ...unmet, exchange: silent }, 'inconclusive', 'transport-error'],
  ['that met a stopped run', { ...unmet, runStopped: 'spent' }, 'inconclusive', 'not-verified'],
  ['met although the run was stopped after it', { ...met, runStopped: 'spent' }, 'passed', 'need-met'],
  ['never sent', { ...unmet, exchange: undefined }, 'inconclusive', 'cannot-decide'],
  ['never compared', { ...unmet, compared: undefined, trouble: 'it fell' }, 'inconclusive', 'verifier-failed'],
  [
    'that the verifier could not compare',
    { ...unmet, compared: { ...unmet.compared!, trouble: 'odd' } },
    'inconclusive',
    'verifier-failed',
  ],
] as const)
  test(`a need ${what} is ${verdict}`, () => {
    const decision = decideNeed(end as InteractionEnd)
    assert.deepEqual([decision.verdict, decision.reason.code], [verdict, code])
  })

test('a run that was stopped before anything was sent leaves a need open without evidence', () => {
  const {
    reason,
    evidence,
    mismatches: none,
  } = decideNeed({ ...unmet, runStopped: 'spent', exchange: undefined, compared: undefined })
  assert.deepEqual([reason.code, evidence, none], ['not-verified', [], []])
})

const refused = (refusal: InteractionEnd['refusal'], unsent: string[] = []) =>
  decideNeed({
    ...unmet,
    compared: {
      matches: false,
      mismatches: [{ kind: 'status', wanted: '200', got: '404', words: 'expected 200 but was 404' }],
    },
    refusal,
    unsent,
  })

test('a status that differs comes with what the target said', () => {
  const { reason, mismatches } = refused({ errorClass: 'AccountNotFound', message: 'no such account' })
  assert.equal(wordsOf(reason), 'The answer has status 404 AccountNotFound: no such account; expected 200')
  assert.equal(mismatches[0]?.words, 'expected 200 but was 404 (AccountNotFound: no such account)')
  assert.equal(refused({ errorClass: 'AccountNotFound', message: '' }).mismatches[0]?.got, '404 AccountNotFound')
})

test('a secret that the pact leaves out is named where the refusal may come of it', () => {
  const { verdict, mismatches } = refused({ errorClass: 'LoginNotFound', message: '' }, [
    'Customer-secret',
    'Login-secret',
  ])
  assert.deepEqual([verdict, mismatches.map(({ place }) => place)], ['failed', ['Login-secret', undefined]])
  assert.match(mismatches[0]?.words ?? '', /^the pact does not send Login-secret/)
  assert.equal(refused({ errorClass: 'DateOutOfRange', message: '' }, ['Login-secret']).mismatches.length, 1)
})

const end = { ...unmet, stopped: { finding: 'untested' as const, reason }, runStopped: 'spent' }
const factsOf = (change: Partial<InteractionEnd>) => decideNeed({ ...unmet, ...change }).reason.facts
const words = (...own: ContractMismatch[]) =>
  wordsOf(decideNeed({ ...unmet, compared: { matches: false, mismatches: own } }).reason)
const [first] = mismatches as [(typeof mismatches)[0]]

cases(
  'a state that was not reached is its own cause, not the stop of the run',
  [decideNeed(end).reason.code, 'not-verified'],
  'the facts of an open need name what stood in the way',
  [factsOf({ unsupported: 'a message' }), { why: 'a message' }],
  [factsOf({ runStopped: 'spent' }), { why: 'spent' }],
  [factsOf({ compared: undefined, trouble: 'it fell' }), { message: 'it fell' }],
  'what was exchanged is the evidence of an open need too',
  [decideNeed({ ...unmet, exchange: silent }).evidence, [silent]],
  [decideNeed({ ...unmet, exchange: undefined }).evidence, []],
  'the exchange is the evidence, and the differences are kept',
  [decideNeed(unmet).evidence, [exchange]],
  [decideNeed(met).mismatches, []],
  'a broken need names its first difference and how many more there are',
  [words(first, first, first), 'data[0].id: expected a text, and 2 more differences'],
  [words({ kind: 'header', place: 'Date', words: 'missing' }), 'Header Date: missing'],
  [words({ kind: 'body', words: 'no JSON' }), 'no JSON'],
)
