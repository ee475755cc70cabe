import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleRefusal, sampleTrouble } from '../answers/sample-exchange.ts'
import * as rules from './attempt-rules.ts'
import { sampleInteractive, sampleReconnect, sampleRefresh, sampleStep } from './sample-call.ts'
import type { WalkRule } from './sequence-rule.ts'

const create = { do: 'create', typed: 'right', store: undefined, path: 'login' } as const
const refusal = sampleRefusal(409, 'LoginAlreadyProcessing')
const found = (rule: WalkRule, step: ReturnType<typeof sampleStep>) => rule(step)?.finding

it('counts one attempt for each call that is accepted', () => {
  const calls: Array<[WalkRule, Parameters<typeof sampleStep>[0]]> = [
    [rules.oneAttemptPerReconnect, sampleReconnect()],
    [rules.oneAttemptPerRefresh, sampleRefresh],
    [rules.oneAttemptPerRefresh, { do: 'refresh by oauth', hurried: false }],
  ]
  for (const [rule, call] of calls) {
    assert.equal(found(rule, sampleStep(call, { after: { ids: ['1', '2'] } })), 'held')
    assert.equal(found(rule, sampleStep(call, { after: { ids: ['1'] } })), 'broken')
    assert.equal(found(rule, sampleStep(call, { after: { ids: ['1', '2', '3'] } })), 'broken')
    assert.equal(found(rule, sampleStep(call, { after: { ids: ['2', '3'] } })), 'broken')
    assert.equal(found(rule, sampleStep(call, { answer: refusal })), undefined)
  }
  assert.equal(found(rules.oneAttemptPerCreation, sampleStep(create)), 'held')
  assert.equal(found(rules.oneAttemptPerCreation, sampleStep(create, { after: { ids: ['1', '2'] } })), 'broken')
  assert.equal(found(rules.oneAttemptPerCreation, sampleStep(sampleReconnect())), undefined)
})

it('counts none for what is refused or answers the interactive step, and nothing where no answer came', () => {
  const refused = { answer: refusal }
  assert.equal(found(rules.noAttemptForRefused, sampleStep(sampleReconnect(), refused)), 'held')
  const left = { ...refused, after: { ids: ['1', '2'] } }
  assert.equal(found(rules.noAttemptForRefused, sampleStep(sampleRefresh, left)), 'broken')
  assert.equal(found(rules.noAttemptForRefused, sampleStep(sampleReconnect(), { answer: sampleTrouble() })), undefined)
  assert.equal(found(rules.noAttemptForInteractive, sampleStep(sampleInteractive)), 'held')
  const more = { after: { ids: ['1', '2'] } }
  assert.equal(found(rules.noAttemptForInteractive, sampleStep(sampleInteractive, more)), 'broken')
  assert.equal(found(rules.noAttemptForInteractive, sampleStep(sampleRefresh)), undefined)
})

it('lets one attempt be unfinished and no more', () => {
  const one = { after: { ids: ['1', '2'], unfinished: ['2'] } }
  assert.equal(found(rules.oneUnfinishedAtMost, sampleStep(sampleRefresh, one)), 'held')
  const two = { after: { ids: ['1', '2'], unfinished: ['1', '2'] } }
  assert.equal(found(rules.oneUnfinishedAtMost, sampleStep(sampleRefresh, two)), 'broken')
})

it('wants the newest attempt of the list as last_attempt, and a known word as status', () => {
  const after = { ids: ['9', '10'] }
  assert.equal(found(rules.lastAttemptIsNewest, sampleStep(sampleRefresh, { after })), 'held')
  assert.equal(
    found(rules.lastAttemptIsNewest, sampleStep(sampleRefresh, { after: { ...after, last: '9' } })),
    'broken',
  )
  assert.equal(found(rules.lastAttemptIsNewest, sampleStep(sampleRefresh, { after: { ids: [] } })), undefined)
  assert.equal(found(rules.statusIsAWord, sampleStep(sampleRefresh, { after: { status: 'disabled' } })), 'held')
  assert.equal(found(rules.statusIsAWord, sampleStep(sampleRefresh, { after: { status: 'error' } })), 'broken')
})
