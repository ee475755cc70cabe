import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import * as rules from './attempt-rules.ts'
import {
  sampleInteractive,
  sampleReconnect,
  sampleRefresh,
  sampleCall,
  sampleSight,
} from './test-support/sample-call.ts'
import type { SequenceRule } from './sequence-rule.ts'
import { says } from '../answers/in-one-line.ts'

const create = { do: 'create', typed: 'right', store: undefined, path: 'login' } as const
const refusal = sampleRefusal(409, 'LoginAlreadyProcessing')
const found = (rule: SequenceRule, step: ReturnType<typeof sampleCall>) => rule(step)?.finding

it('counts one attempt for each call that is accepted', () => {
  const calls: Array<[SequenceRule, Parameters<typeof sampleCall>[0]]> = [
    [rules.oneAttemptPerReconnect, sampleReconnect()],
    [rules.oneAttemptPerRefresh, sampleRefresh],
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

it('counts at most one attempt for an oauth refresh, whose user is not back yet', () => {
  const byOauth = { do: 'refresh by oauth', hurried: false } as const
  assert.equal(found(rules.oneAttemptPerRefresh, sampleCall(byOauth, { after: { ids: ['1', '2'] } })), 'held')
  assert.equal(found(rules.oneAttemptPerRefresh, sampleCall(byOauth, { after: { ids: ['1'] } })), undefined)
  assert.equal(found(rules.oneAttemptPerRefresh, sampleCall(byOauth, { after: { ids: ['1', '2', '3'] } })), 'broken')
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

/** A refresh after which the login is shown by this body. */
function without(body: string) {
  const step = sampleCall(sampleRefresh)
  return { ...step, after: { ...step.after, shown: sampleExchange(200, body) } }
}

it('says how many attempts there were, are and should be', () => {
  says(
    rules.oneAttemptPerReconnect(sampleCall(sampleReconnect(), { after: { ids: ['1', '2'] } })),
    'held: attempts-fit-call; 5 exchanges',
  )
  says(
    rules.oneAttemptPerReconnect(sampleCall(sampleReconnect(), { after: { ids: ['2', '3'] } })),
    'broken: attempts-do-not-fit-call; got 2 attempts, 2 new and 1 gone at data; 5 exchanges',
  )
  says(
    rules.noAttemptForRefused(sampleCall(sampleRefresh, { answer: refusal, after: { ids: ['1', '2'] } })),
    'broken: attempts-do-not-fit-call; got 2 attempts, 1 new and 0 gone at data; 5 exchanges',
  )
  says(rules.oneAttemptPerCreation(sampleCall(create)), 'held: attempts-fit-call; 3 exchanges')
  says(rules.oneAttemptPerCreation(sampleCall(create, { answer: refusal })), 'nothing to say')
  says(rules.oneAttemptPerReconnect(sampleCall(sampleRefresh)), 'nothing to say')
  says(rules.oneAttemptPerRefresh(sampleCall(sampleReconnect())), 'nothing to say')
  says(rules.noAttemptForRefused(sampleCall(sampleInteractive, { answer: refusal })), 'nothing to say')
  says(rules.noAttemptForRefused(sampleCall(sampleReconnect())), 'nothing to say')
  says(
    rules.noAttemptForInteractive(sampleCall(sampleInteractive, { answer: sampleTransportError() })),
    'nothing to say',
  )
  says(rules.noAttemptForInteractive(sampleCall(sampleReconnect())), 'nothing to say')
  says(
    rules.oneUnfinishedAtMost(sampleCall(sampleRefresh, { after: { ids: ['1', '2'], unfinished: ['2'] } })),
    'held: one-unfinished-at-most; 5 exchanges',
  )
  says(
    rules.oneUnfinishedAtMost(sampleCall(sampleRefresh, { after: { ids: ['1', '2'], unfinished: ['1', '2'] } })),
    'broken: several-unfinished; got attempts 1 and 2 unfinished; 5 exchanges',
  )
  says(
    rules.lastAttemptIsNewest(sampleCall(sampleRefresh, { after: { ids: ['9', '10'] } })),
    'held: last-attempt-is-newest; 5 exchanges',
  )
  says(
    rules.lastAttemptIsNewest(sampleCall(sampleRefresh, { after: { ids: ['9', '10'], last: '9' } })),
    'broken: last-attempt-not-newest; got 9 at data.last_attempt.id; 5 exchanges',
  )
  says(rules.statusIsAWord(sampleCall(sampleRefresh)), 'held: value-as-expected; 5 exchanges')
  says(
    rules.statusIsAWord(sampleCall(sampleRefresh, { after: { status: 'error' } })),
    'broken: value-differs; got "error" at data.status; 5 exchanges',
  )
  says(rules.statusIsAWord(without('{}')), 'nothing to say')
  says(rules.statusIsAWord(without('{"data":[]}')), 'nothing to say')
  says(
    rules.lastAttemptIsNewest({
      ...sampleCall(sampleRefresh),
      after: { ...sampleSight(), attempt: { ...sampleSight().attempt, id: undefined } },
    }),
    'nothing to say',
  )
})
