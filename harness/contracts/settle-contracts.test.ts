import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContractDecided } from '../../core/journal-events.ts'
import { type ContractVerdict, settleContracts } from './settle-contracts.ts'

function settled(...verdicts: ContractVerdict[]) {
  const decided = verdicts.map((verdict) => ({ verdict, consumer: 'shop' }) as ContractDecided)
  const { exitCode, sentence } = settleContracts(decided)
  return [exitCode, sentence]
}

test('a broken need fails the verification, whatever else is open', () => {
  assert.deepEqual(settled('failed', 'passed', 'inconclusive', 'untested'), [
    1,
    '1 of 2 verified interactions of 1 consumer failed (1 untested, 1 inconclusive).',
  ])
})

test('what could not be told leaves it open', () => {
  assert.deepEqual(settled('passed', 'inconclusive'), [
    2,
    'Could not tell: 1 of 2 interactions of 1 consumer are inconclusive; nothing failed.',
  ])
  assert.deepEqual(settled('untested'), [2, 'Could not tell: none of 1 interactions of 1 consumer could be verified.'])
})

test('a need that is only pending, or untested, fails nothing', () => {
  assert.deepEqual(settled('passed', 'warned', 'untested'), [
    0,
    'None of 2 verified interactions of 1 consumer failed (1 warned, 1 untested).',
  ])
  assert.deepEqual(settled('passed'), [0, 'All 1 interactions of 1 consumer hold.'])
})
