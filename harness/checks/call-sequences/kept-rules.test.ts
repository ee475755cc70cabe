import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import type { CallMade } from './call-made.ts'
import * as keptRules from './kept-rules.ts'
import {
  fetchingContinues,
  inputDemanded,
  lastSuccessIsOwn,
  lastSuccessStays,
  ownScopes,
  refusedChangesNothing,
  wrongInputFails,
} from './kept-rules.ts'
import { sampleCall, sampleReconnect, sampleRefresh, type SampleSight } from './test-support/sample-call.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as attemptRules from './attempt-rules.ts'
import * as reconnectRules from './reconnect-rules.ts'
import * as refreshRules from './refresh-rules.ts'
import { sequenceRules } from './sequence-rules.ts'

const early = sampleRefusal(400, 'LoginCannotBeRefreshed')
const noInput = { do: 'interactive', typed: 'none', form: 'header', hurried: false } as const
const creation = { do: 'create', typed: 'wrong', store: undefined, more: false, path: 'login' } as const
const next = '2026-01-01T13:00:00Z'

/** A refresh that is refused, with how the login was before and is after. */
function refusedRefresh(after: SampleSight, answer = early, before: SampleSight = { next }): CallMade {
  return sampleCall(sampleRefresh, { answer, before, after })
}

const success = '2026-01-01T10:00:00.700Z'
const outcome = sampleRefusal(400, 'InvalidCredentials')
const placeAfter = (after: SampleSight, before?: SampleSight) =>
  refusedChangesNothing(refusedRefresh(after, early, before))?.place
const afterSuccess = (then: SampleSight) =>
  lastSuccessStays(sampleCall(sampleReconnect(), { before: { success }, after: { ids: ['1', '2'], ...then } }))
const failedAt = (time: string) => afterSuccess({ phase: 'failed', success: `2026-01-01T${time}` })
const refusedAt = (time: string) => placeAfter({ next, success: `2026-01-01T${time}` }, { next, success })

const first = (after: SampleSight) => sampleCall(creation, { after: { phase: 'failed', ...after } })
const again = sampleCall(sampleReconnect(), {
  before: { phase: 'failed' },
  after: { phase: 'failed', ids: ['1', '2'], success: '2026-01-01T12:00:00Z' },
})
const late = { ...again, after: { ...again.after, attempts: [{ id: '1', success_at: next }, { id: '2' }] } }
const scoped = (...scopes: string[]) =>
  ownScopes(sampleCall(sampleReconnect({ more: true }), { after: { ids: ['1', '2'], scopes } }))
const unfilled = (phase: 'waiting' | 'succeeded', answer = sampleData({})) =>
  inputDemanded(sampleCall(noInput, { before: { phase }, answer }))

/** An attempt that is at this stage after its input, of a login whose earlier attempt had or had not this success. */
function continued(success_at: string | undefined, stage: string, phase: 'running' | 'succeeded' = 'running') {
  const call = sampleCall({ ...noInput, typed: 'right' }, { before: { phase: 'waiting' }, after: { phase } })
  const before = call.before && { ...call.before, attempts: [{ id: '1', success_at }] }
  const decided = fetchingContinues({
    ...call,
    before,
    after: { ...call.after, attempt: { ...call.after.attempt, stage } },
  })
  return decided && [decided.finding, decided.atMost]
}
const mistyped = (phase: 'running' | 'failed' | 'succeeded', before: 'waiting' | 'succeeded' = 'waiting') =>
  wrongInputFails(sampleCall({ ...noInput, typed: 'wrong' }, { before: { phase: before }, after: { phase } }))

cases(
  'leaves a login as it was where a call is refused before anything was tried',
  [placeAfter({ next }), undefined],
  [placeAfter({ next: '2026-01-01T13:05:00Z' }), 'data.next_refresh_possible_at'],
  [placeAfter({ next, status: 'inactive' }), 'data.status'],
  [placeAfter({ next, ids: ['1', '2'] }), 'data.last_attempt.id'],
  'says nothing of a refusal that may be the outcome of an attempt, nor of a moment that has come',
  [refusedChangesNothing(refusedRefresh({ next, status: 'inactive' }, outcome)), undefined],
  [refusedChangesNothing(refusedRefresh({ next }, early, { next: '2026-01-01T11:00:00Z' })), 'held'],
  'keeps last_success_at over a failure, also to the second, and lets a success move it',
  ...['10:00:00.7+00:00', '10:00:00Z', '10:00:01Z'].map((time) => [failedAt(time), 'held'] as const),
  ...['10:00:00.9Z', '10:00:02Z', '12:00:00Z'].map((time) => [failedAt(time), 'broken'] as const),
  [afterSuccess({ success: '2026-01-01T12:00:00Z' }), undefined],
  [refusedAt('10:00:01Z'), undefined],
  [refusedAt('10:00:02Z'), 'data.last_success_at'],
  'wants no last_success_at of a login that no attempt fetched',
  [lastSuccessStays(first({})), 'held'],
  [lastSuccessStays(late), undefined],
  'wants the scopes of its own call on each attempt, in any order',
  [scoped('transactions', 'accounts'), 'held'],
  [scoped('accounts'), 'broken'],
  'wants input without credentials refused while it is waited for',
  [unfilled('waiting'), 'broken'],
  [unfilled('succeeded'), undefined],
  'warns of an attempt that still waits after its input, where an earlier one of its login went on',
  [continued(next, 'interactive'), ['broken', 'implied']],
  [continued(undefined, 'interactive'), undefined],
  [continued(next, 'finish', 'succeeded'), ['held', undefined]],
  'wants no attempt to succeed with the wrong input',
  [mistyped('succeeded'), 'broken'],
  [mistyped('failed'), 'held'],
  [mistyped('running'), undefined],
  [mistyped('succeeded', 'succeeded'), undefined],
)

const listedWith = (shownAs: string | undefined, succeededAt: string | null = success) => {
  const step = sampleCall(sampleReconnect(), { after: { ids: ['1', '2'] } })
  const attempts = [
    { id: '1', success_at: null },
    { id: '2', success_at: succeededAt },
  ]
  const listed = sampleData([{ id: '6' }, { id: '7', last_success_at: shownAs }])
  return lastSuccessIsOwn({ ...step, after: { ...step.after, shown: sampleData({ id: '7' }), attempts, listed } })
}

cases(
  'The last success of a login is that of its newest attempt, to the minute',
  [listedWith('2026-01-01T10:00:30Z'), 'held: value-as-expected'],
  [listedWith('2026-01-01T09:00:00Z'), 'broken: 2026-01-01T09:00:00.000Z at last_success_at of the login (2)'],
  [listedWith(undefined), 'nothing to say'],
  [listedWith('2026-01-01T09:00:00Z', null), 'nothing to say'],
)

it('holds every rule once, each under a name of its own', () => {
  const { nextRefreshSeconds: _, ...ofRefreshes } = refreshRules
  const { nothingTried: _classes, ...ofKept } = keptRules
  const all = Object.values({ ...attemptRules, ...ofKept, ...reconnectRules, ...ofRefreshes })
  assert.deepEqual(new Set(sequenceRules.values()), new Set(all))
})
