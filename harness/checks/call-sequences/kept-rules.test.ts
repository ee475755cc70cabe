import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import type { CallMade } from './call-made.ts'
import type { SequenceCall } from './call-sequence.ts'
import {
  fetchingContinues,
  inputDemanded,
  lastSuccessStays,
  ownScopes,
  refusedChangesNothing,
  wrongInputFails,
} from './kept-rules.ts'
import { sampleCall, sampleReconnect, sampleRefresh, type SampleSight } from './test-support/sample-call.ts'

const early = sampleRefusal(400, 'LoginCannotBeRefreshed')
const noInput: SequenceCall = { do: 'interactive', typed: 'none', form: 'header', hurried: false }
const creation = { do: 'create', typed: 'wrong', store: undefined, more: false, path: 'login' } as const
const next = '2026-01-01T13:00:00Z'

/** A refresh that is refused, with how the login was before and is after. */
function refusedRefresh(after: SampleSight, answer = early, before: SampleSight = { next }): CallMade {
  return sampleCall(sampleRefresh, { answer, before, after })
}

it('leaves a login as it was where a call is refused before anything was tried', () => {
  const seen = [{ next }, { next: '2026-01-01T13:05:00Z' }, { next, status: 'inactive' }, { next, ids: ['1', '2'] }]
  const places = seen.map((after) => refusedChangesNothing(refusedRefresh(after))?.place)
  assert.deepEqual(places, [undefined, 'data.next_refresh_possible_at', 'data.status', 'data.last_attempt.id'])
})

it('says nothing of a refusal that may be the outcome of an attempt, nor of a moment that has come', () => {
  const outcome = sampleRefusal(400, 'InvalidCredentials')
  assert.equal(refusedChangesNothing(refusedRefresh({ next, status: 'inactive' }, outcome)), undefined)
  const past = { next: '2026-01-01T11:00:00Z' }
  assert.equal(refusedChangesNothing(refusedRefresh({ next }, early, past))?.finding, 'held')
})

it('keeps last_success_at over a failure, also to the second, and lets a success move it', () => {
  const success = '2026-01-01T10:00:00.700Z'
  const call = (after: SampleSight) =>
    lastSuccessStays(sampleCall(sampleReconnect(), { before: { success }, after: { ids: ['1', '2'], ...after } }))
  const failed = (then: string) => call({ phase: 'failed', success: then })?.finding
  assert.deepEqual(
    ['10:00:00.7+00:00', '10:00:00Z', '10:00:01Z'].map((time) => failed(`2026-01-01T${time}`)),
    ['held', 'held', 'held'],
  )
  assert.deepEqual(
    ['10:00:00.9Z', '10:00:02Z', '12:00:00Z'].map((time) => failed(`2026-01-01T${time}`)),
    ['broken', 'broken', 'broken'],
  )
  assert.equal(call({ success: '2026-01-01T12:00:00Z' }), undefined)
  const refused = (time: string) => refusedRefresh({ next, success: `2026-01-01T${time}` }, early, { next, success })
  const places = ['10:00:01Z', '10:00:02Z'].map((time) => refusedChangesNothing(refused(time))?.place)
  assert.deepEqual(places, [undefined, 'data.last_success_at'])
})

it('wants no last_success_at of a login that no attempt fetched', () => {
  const first = (after: SampleSight) => sampleCall(creation, { after: { phase: 'failed', ...after } })
  const again = sampleCall(sampleReconnect(), {
    before: { phase: 'failed' },
    after: { phase: 'failed', ids: ['1', '2'], success: '2026-01-01T12:00:00Z' },
  })
  const late = { ...again, after: { ...again.after, attempts: [{ id: '1', success_at: next }, { id: '2' }] } }
  const steps = [first({}), first({ success: '2026-01-01T12:00:00Z' }), again, late]
  const decided = steps.map((step) => lastSuccessStays(step)?.finding)
  assert.deepEqual(decided, ['held', 'broken', 'broken', undefined])
})

it('wants the scopes of its own call on each attempt, in any order', () => {
  const call = (scopes: string[]) => sampleCall(sampleReconnect({ more: true }), { after: { ids: ['1', '2'], scopes } })
  const decided = [['transactions', 'accounts'], ['accounts']].map((scopes) => ownScopes(call(scopes))?.finding)
  assert.deepEqual(decided, ['held', 'broken'])
})

it('wants input without credentials refused while it is waited for', () => {
  const input = (phase: 'waiting' | 'succeeded', answer = sampleData({})) =>
    inputDemanded(sampleCall(noInput, { before: { phase }, answer }))?.finding
  assert.deepEqual([input('waiting'), input('waiting', early), input('succeeded')], ['broken', 'held', undefined])
})

it('warns of an attempt that still waits after its input, where an earlier one of its login went on', () => {
  const right: SequenceCall = { ...noInput, typed: 'right' }
  const input = (success: string | undefined, stage: string, phase: 'running' | 'succeeded' = 'running') => {
    const call = sampleCall(right, { before: { phase: 'waiting' }, after: { phase } })
    const before = call.before && { ...call.before, attempts: [{ id: '1', success_at: success }] }
    const decided = fetchingContinues({
      ...call,
      before,
      after: { ...call.after, attempt: { ...call.after.attempt, stage } },
    })
    return decided && [decided.finding, decided.atMost]
  }
  assert.deepEqual(input(next, 'interactive'), ['broken', 'implied'])
  assert.deepEqual(input(undefined, 'interactive'), undefined)
  assert.deepEqual(input(next, 'fetch_accounts'), undefined)
  assert.deepEqual(input(next, 'finish', 'succeeded'), ['held', undefined])
})

it('wants no attempt to succeed with the wrong input', () => {
  const wrong: SequenceCall = { ...noInput, typed: 'wrong' }
  const input = (phase: 'running' | 'failed' | 'succeeded', before: 'waiting' | 'succeeded' = 'waiting') =>
    wrongInputFails(sampleCall(wrong, { before: { phase: before }, after: { phase } }))?.finding
  assert.deepEqual([input('succeeded'), input('failed'), input('running')], ['broken', 'held', undefined])
  assert.equal(input('succeeded', 'succeeded'), undefined)
})
