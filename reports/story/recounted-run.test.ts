import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../harness/reasons/because.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import {
  checkDecided,
  judgement,
  moment,
  planned,
  row,
  runFinished,
  runStarted,
} from '../test-support/journal-builders.ts'
import { storyOf } from './run-story.ts'

const id = 'ais-v4/rates/a'
const start = runStarted({ planned: [planned(id, ['f: one'])] })
const [passed, failed] = (['passed', 'failed'] as const).map((verdict) =>
  checkDecided('f: one', [judgement(id, verdict)]),
)
const end = runFinished({ exitCode: 0, sentence: 'All is well.' })
const damage: JournalDamage = { unreadable: 2, unknown: 0 }
const need = { pact: 'p.json', consumer: 'shop', provider: 'ais-v4', interaction: 'i', states: [], pending: false }
const contract = (verdict: ContractDecided['verdict']): ContractDecided => {
  const decision = { reason: 'It was so.', mismatches: [], evidence: [], durationMs: 12, requests: 2 }
  return { ...need, type: 'contract-decided', at: moment(1), verdict, ...decision }
}

/** Exit code and sentence of the story of these events. */
function endOf(events: Parameters<typeof storyOf>[0], broken?: JournalDamage): [number | null, string] {
  const { header, sentence } = storyOf(events, [row(id)], broken)
  return [header.exitCode, sentence]
}

const holds = 'The 1 evaluated requirement of 1 holds.'

test('The sentence of a whole journal is counted from what is in it', () => {
  assert.deepEqual(endOf([start, passed!, end]), [0, holds])
  const doubted = {
    ...end,
    exitCode: 2 as const,
    basis: { doubt: because('cannot-decide', { why: 'The sandbox kept 1 request, and 2 are unknown' }) },
  }
  assert.match(endOf([start, passed!, doubted])[1], /^No conclusion: .*2/)
  assert.equal(storyOf([start, passed!, end], [row(id)]).damage, undefined)
})

test('An end that says another exit code than what is in the journal is not believed', () => {
  const [exitCode, sentence] = endOf([start, failed!, end])
  assert.equal(exitCode, 1)
  assert.match(sentence, /^1 of 1 evaluated requirement failed.* says otherwise than what is in it/)
  assert.match(endOf([start, passed!, { ...end, exitCode: 2 }])[1], /says otherwise than what is in it/)
  assert.equal(endOf([runStarted({ contracts: [need] }), contract('failed'), end])[0], 1)
  assert.deepEqual(endOf([runStarted({ contracts: [need] }), contract('passed'), end]), [
    0,
    'The 1 verified interaction of 1 consumer holds.',
  ])
})

test('A damaged journal has no conclusion, whether or not it has an end', () => {
  const [exitCode, sentence] = endOf([start, passed!, end], damage)
  assert.equal(exitCode, 2)
  assert.match(sentence, /^No conclusion: .* 2 lines cannot be read/)
  assert.equal(endOf([start, passed!], damage)[0], null)
  assert.equal(endOf([start, passed!], damage)[1], sentence)
  assert.notEqual(endOf([start, passed!])[1], sentence)
  assert.deepEqual(storyOf([start], [row(id)], damage).damage, damage)
})
