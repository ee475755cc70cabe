import { cases } from '../../core/test-support/cases.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Verdict } from '../../core/verdict.ts'
import { inconclusive, leftUntested } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { settleContracts } from './contracts.ts'
import { verdictOf } from './gravest.ts'
import { decideNeed, type InteractionEnd } from './interaction.ts'

function settled(...verdicts: Verdict[]) {
  const { exitCode, conclusion } = settleContracts(verdicts.map((verdict) => ({ verdict, consumer: 'shop' })))
  return [exitCode, conclusion.code, wordsOf(conclusion)]
}

const failed = (words: string) => {
  return {
    verdict: 'failed' as const,
    consumer: 'shop',
    mismatches: [{ kind: 'status' as const, place: 'status', words }],
  }
}
const [old, next] = [failed('is 500'), failed('is\n404')]
const passed = ['shop', 'bank', 'shop'].map((consumer) => ({ verdict: 'passed' as const, consumer }))

cases(
  'the first broken need that is not an old one is named',
  [
    wordsOf(settleContracts([old, next], (one) => one === old).conclusion),
    '1 of 2 verified interactions of 1 consumer failed (1 failed already in the baseline). Above all status: is 404.',
  ],
  'what stays inconclusive leaves it open',
  [
    settled('passed', 'inconclusive'),
    [2, 'some-inconclusive', 'No conclusion: 1 of 2 interactions of 1 consumer is inconclusive; nothing failed.'],
  ],
  'a verification of nothing leaves it open',
  [
    settled('untested'),
    [2, 'nothing-evaluated', 'No conclusion: none of 1 interaction of 1 consumer was verified (1 untested).'],
  ],
  'a need that is only pending, or untested, fails nothing',
  [
    settled('passed', 'warned', 'untested'),
    [0, 'none-failed', 'No failure in 2 verified interactions of 1 consumer (1 warned, 1 untested).'],
  ],
  [settled('passed'), [0, 'all-hold', 'The 1 verified interaction of 1 consumer holds.']],
  'consumers are counted once each',
  [settleContracts(passed).conclusion.facts.consumers, 2],
)

const exchange = {
  id: 'x1',
  request: { method: 'GET', url: 'http://127.0.0.1/rates?date=x' },
  answer: { status: 404 },
} as Exchange
const reason = because('nothing-to-check', { what: 'row on either page' })
const mismatches = [{ kind: 'body' as const, place: 'data[0].id', words: 'expected a text' }]
const compared = { matches: false, mismatches }
const silent = { ...exchange, trouble: { code: 'TARGET_RESET', message: 'closed' } }
const asked: InteractionEnd = {
  unsupported: undefined,
  pending: false,
  unreached: undefined,
  stopped: undefined,
  runStopped: undefined,
  exchange,
  compared,
}
/** What is decided of a need that is broken, but for this change. */
const decided = (change: Partial<InteractionEnd> = {}) => decideNeed({ ...asked, ...change })
const judged = (change?: Partial<InteractionEnd>) => decided(change).judgement
const line = (change?: Partial<InteractionEnd>) => {
  const judgement = judged(change)
  return `${verdictOf(judgement)} ${judgement.reason.code}`
}
const met = { compared: { matches: true, mismatches: [] } }
const asHtml = { sentAs: 'text/html' }

const differing = {
  matches: false,
  mismatches: [{ kind: 'status', wanted: '200', got: '404', words: 'expected 200 but was 404' }],
}
const refused = (errorClass: string, message = '', unsent: string[] = []) =>
  decided({ compared: differing as never, refusal: { errorClass, message }, unsent })
const notFound = refused('AccountNotFound', 'no such account')
const secretless = refused('LoginNotFound', '', ['Customer-secret', 'Login-secret'])

cases(
  'a need that is met or broken has its verdict, with what weighs less',
  [line({ ...met, ...asHtml }), 'warned need-unmet', 'JSON under another type'],
  [line(asHtml), 'failed need-unmet'],
  [line({ pending: true }), 'warned need-unmet'],
  [line({ compared: { matches: false, mismatches: [] } }), 'failed need-unmet', 'without a difference'],
  'a need that was not asked, answered or compared is open, for its own cause',
  [line({ unsupported: 'message' }), 'untested interaction-unsupported'],
  [line({ unreached: inconclusive(reason) }), 'inconclusive nothing-to-check'],
  [line({ stopped: leftUntested(reason) }), 'untested nothing-to-check'],
  [line({ exchange: silent }), 'inconclusive transport-error'],
  [line({ ...met, runStopped: 'spent' }), 'passed need-met', 'the run was stopped after it'],
  [line({ exchange: undefined }), 'inconclusive never-compared'],
  [judged({ stopped: leftUntested(reason), runStopped: 'spent' }).reason.code, 'not-verified'],
  'a run that was stopped before anything was sent leaves a need open without evidence',
  [
    decided({ runStopped: 'spent', exchange: undefined, compared: undefined }),
    { judgement: inconclusive(because('not-verified', { why: 'spent' })), mismatches: [] },
  ],
  'a status that differs comes with what the target said',
  [wordsOf(notFound.judgement.reason), 'The answer has status 404 AccountNotFound: no such account; expected 200'],
  [notFound.mismatches[0]?.words, 'expected 200 but was 404 (AccountNotFound: no such account)'],
  [refused('AccountNotFound').mismatches[0]?.got, '404 AccountNotFound'],
  'a secret that the pact leaves out is named where the refusal may come of it',
  [
    [secretless.judgement.finding, ...secretless.mismatches.map(({ place }) => place)],
    ['broken', 'Login-secret', undefined],
  ],
  [secretless.mismatches[0]?.words ?? '', /^the pact does not send Login-secret/],
  'the facts of an open need name what stood in the way',
  [judged({ unsupported: 'a message' }).reason.facts, { uses: 'a message' }],
  [judged({ exchange: silent }).reason.facts, { asked: 'GET /rates', code: 'TARGET_RESET', message: 'closed' }],
  [judged({ compared: { ...compared, problem: 'it fell' } }).reason.facts, { problem: 'it fell' }],
  'the exchange is the evidence, also of an open need, and the differences are kept',
  [judged({ exchange: silent }).evidence, [silent]],
  [judged({ compared: undefined }).evidence, [exchange]],
  [judged({ exchange: undefined }).evidence, []],
  [judged().evidence, [exchange]],
  [
    [decided().mismatches, decided(met).mismatches],
    [mismatches, []],
  ],
)
