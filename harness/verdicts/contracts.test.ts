import { cases } from '../../core/test-support/cases.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { type ContractVerdict, settleContracts } from './contracts.ts'

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
  [settled('passed', 'passed'), [0, 'needs-met', 'All 2 verified interactions of 1 consumer hold.']],
  'consumers are counted once each',
  [settleContracts(decided).conclusion.facts.consumers, 2],
)
