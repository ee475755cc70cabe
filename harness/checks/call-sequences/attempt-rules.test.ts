import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import * as rules from './attempt-rules.ts'
import { sampleInteractive, sampleReconnect, sampleRefresh, sampleCall } from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'

const create = { do: 'create', typed: 'right', store: undefined, path: 'login' } as const
const refusal = sampleRefusal(409, 'LoginAlreadyProcessing')
const found = (rule: SequenceRule, step: ReturnType<typeof sampleCall>) => rule(step)?.finding

it('counts one attempt for each call that is accepted', () => {
  const calls: Array<[SequenceRule, Parameters<typeof sampleCall>[0]]> = [
    [rules.oneAttemptPerReconnect, sampleReconnect()],
    [rules.oneAttemptPerRefresh, sampleRefresh],
    [rules.oneAttemptPerRefresh, { do: 'refresh by oauth', hurried: false }],
  ]
  for (const [rule, call] of calls) {
    assert.equal(found(rule, sampleCall(call, { after: { ids: ['1', '2'] } })), 'held')
    assert.equal(found(rule, sampleCall(call, { after: { ids: ['1'] } })), 'broken')
    assert.equal(found(rule, sampleCall(call, { after: { ids: ['1', '2', '3'] } })), 'broken')
    assert.equal(found(rule, sampleCall(call, { after: { ids: ['2', '3'] } })), 'broken')
    assert.equal(found(rule, sampleCall(call, { answer: refusal })), undefined)
  }
  assert.equal(found(rules.oneAttemptPerCreation, sampleCall(create)), 'held')
  assert.equal(found(rules.oneAttemptPerCreation, sampleCall(create, { after: { ids: ['1', '2'] } })), 'broken')
  assert.equal(found(rules.oneAttemptPerCreation, sampleCall(sampleReconnect())), undefined)
})

it('counts none for what is refused or answers the interactive step, and nothing where no answer came', () => {
  const refused = { answer: refusal }
  assert.equal(found(rules.noAttemptForRefused, sampleCall(sampleReconnect(), refused)), 'held')
  const left = { ...refused, after: { ids: ['1', '2'] } }
  assert.equal(found(rules.noAttemptForRefused, sampleCall(sampleRefresh, left)), 'broken')
  assert.equal(
    found(rules.noAttemptForRefused, sampleCall(sampleReconnect(), { answer: sampleTransportError() })),
    undefined,
  )
  assert.equal(found(rules.noAttemptForInteractive, sampleCall(sampleInteractive)), 'held')
  const more = { after: { ids: ['1', '2'] } }
  assert.equal(found(rules.noAttemptForInteractive, sampleCall(sampleInteractive, more)), 'broken')
  assert.equal(found(rules.noAttemptForInteractive, sampleCall(sampleRefresh)), undefined)
})

it('lets one attempt be unfinished and no more', () => {
  const one = { after: { ids: ['1', '2'], unfinished: ['2'] } }
  assert.equal(found(rules.oneUnfinishedAtMost, sampleCall(sampleRefresh, one)), 'held')
  const two = { after: { ids: ['1', '2'], unfinished: ['1', '2'] } }
  assert.equal(found(rules.oneUnfinishedAtMost, sampleCall(sampleRefresh, two)), 'broken')
})

it('wants the newest attempt of the list as last_attempt, and a known word as status', () => {
  const after = { ids: ['9', '10'] }
  assert.equal(found(rules.lastAttemptIsNewest, sampleCall(sampleRefresh, { after })), 'held')
  assert.equal(
    found(rules.lastAttemptIsNewest, sampleCall(sampleRefresh, { after: { ...after, last: '9' } })),
    'broken',
  )
  assert.equal(found(rules.lastAttemptIsNewest, sampleCall(sampleRefresh, { after: { ids: [] } })), undefined)
  assert.equal(found(rules.statusIsAWord, sampleCall(sampleRefresh, { after: { status: 'disabled' } })), 'held')
  assert.equal(found(rules.statusIsAWord, sampleCall(sampleRefresh, { after: { status: 'error' } })), 'broken')
})
