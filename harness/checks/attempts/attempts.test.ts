import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleTransportError, sampleRefusal } from '../test-support/sample-exchange.ts'
import { attemptIn } from './attempt-view.ts'
import { saysFailed, saysSucceeded, settingsKept, attemptFailedWith } from './attempt-outcome.ts'
import { attemptsAdded, eachAddsAttempt } from './attempts-added.ts'
import { listIs, listsAre, showAttempts, showsAttempt } from './attempts-shown.ts'
import { attemptsShowAlike } from './attempts-show-alike.ts'

const seen = (attempt: unknown) => {
  const view = attemptIn(sampleData({ last_attempt: attempt }))
  if (view === undefined) return undefined
  const { exchange: _, ...rest } = view
  return rest
}
const nothing = { id: undefined, finished: false, failed: false, failErrorClass: undefined, stage: undefined }

test('attemptIn shows nothing of an answer without an attempt', () => {
  for (const attempt of [undefined, null, 'text']) assert.equal(seen(attempt), undefined)
  assert.equal(attemptIn(sampleTransportError()), undefined)
  assert.equal(attemptIn(sampleExchange(200, '')), undefined)
})

test('attemptIn names the attempt and its last stage, however they are shown', () => {
  assert.deepEqual(seen({ id: 7, last_stage: { name: 'start' }, stages: [{ name: 'other' }] }), {
    ...nothing,
    id: '7',
    stage: 'start',
  })
  assert.equal(seen({ stages: [{ name: 'start' }, { name: 'interactive' }] })?.stage, 'interactive')
  assert.equal(seen({ stages: { name: 'start' } })?.stage, undefined)
})

test('attemptIn takes an attempt as finished by its flag, its failure or its last stage', () => {
  assert.deepEqual(seen({ finished: true }), { ...nothing, finished: true })
  assert.deepEqual(seen({ finished: false, fail_at: 'now' }), { ...nothing, finished: true, failed: true })
  const failed = { finished: true, failed: true, failErrorClass: 'ProviderError' }
  assert.deepEqual(seen({ fail_error_class: 'ProviderError' }), { ...nothing, ...failed })
  assert.deepEqual(seen({ fail_error_class: null }), nothing)
  assert.deepEqual(seen({ last_stage: { name: 'finish' } }), { ...nothing, finished: true, stage: 'finish' })
})

const moment = '2026-01-02T03:04:05Z'
const attempt = (fields: object) => sampleData({ id: '1', ...fields })
const succeeded = (fields: object) => saysSucceeded(attempt(fields))
const classes = ['InvalidCredentials', 'ProviderError']
const failed = (fields: object) => saysFailed(attempt(fields), classes)
const sent = { locale: 'de', from_date: '2026-01-02', fetch_scopes: ['accounts', 'transactions'] }
const kept = (shown: object, asked: object = sent) => settingsKept(attempt(shown), asked as typeof sent)
const missing = sampleRefusal(404, 'AttemptNotFound')

cases(
  'An answer without an attempt says neither',
  [saysSucceeded(sampleData([])), 'inconclusive: nothing-to-check'],
  [[missing, sampleTransportError()].map((one) => saysSucceeded(one).finding), ['inconclusive', 'inconclusive']],
  [[missing, sampleTransportError()].map((one) => saysFailed(one, classes).finding), ['inconclusive', 'inconclusive']],
  'One that succeeded has success_at, and no fail_at',
  [succeeded({ success_at: moment, fail_at: null }), 'held'],
  [succeeded({ success_at: '' }), 'broken: "" at data.success_at'],
  [succeeded({ success_at: moment, fail_at: moment }), `broken: "${moment}" at data.fail_at`],
  [succeeded({}), 'untested: not-shown'],
  'One that failed has fail_at and a documented class, as far as they are shown',
  [failed({ fail_at: moment }), 'held'],
  [failed({ fail_error_class: 'ProviderError' }), 'held: value-as-expected'],
  [failed({ fail_at: '', fail_error_class: 'ProviderError' }), 'broken: "" at data.fail_at'],
  [failed({ fail_error_class: 'BadPassword' }), 'broken: "BadPassword" at data.fail_error_class'],
  [failed({}), 'untested: not-shown'],
  'Settings that are shown are those that were sent, whatever the order of lists and the form of days',
  [kept({ scopes: ['c', 'b', 'a'] }, { scopes: ['b', 'c', 'a'] }), 'held: holds'],
  [kept({ locale: 'en' }).place, 'data.locale'],
  [kept({}), 'untested: not-shown'],
)

const login = (attempt: object | null) => sampleData({ id: '7', last_attempt: attempt })
const timeouts = ['InteractiveTimeout', 'InteractiveAdapterTimeout']

cases(
  'attemptFailedWith says what the attempt came to, and what it should have',
  [attemptFailedWith(sampleRefusal(400, 'InteractiveTimeout'), timeouts), 'held: refused'],
  [attemptFailedWith(login({ fail_error_class: 'InteractiveTimeout' }), timeouts), 'held: value-as-expected'],
  [
    attemptFailedWith(login({ fail_error_class: 'ProviderError' }), timeouts),
    'broken: ProviderError at data.last_attempt.fail_error_class',
  ],
  [attemptFailedWith(login({ success_at: null }), timeouts), 'untested: not-shown'],
  [
    attemptFailedWith(login({ success_at: moment }), timeouts),
    `broken: success at ${moment} at data.last_attempt.fail_error_class`,
  ],
)

const listOf = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })

const further = sampleExchange(200, { data: [{ id: '1' }], meta: { next_id: '2' } })

cases(
  'attemptsAdded says how many attempts came and how many should have',
  [attemptsAdded(further, listOf('1'), 0), 'inconclusive: list-too-long (2)'],
  [attemptsAdded(listOf('1'), listOf('1', '2'), 1), 'held: holds-for (2)'],
  [attemptsAdded(listOf('1'), listOf('1', '2', '3'), 1), 'broken: 2 at data (2)'],
  [eachAddsAttempt([listOf('1'), listOf('1', '2'), listOf('1', '2', '3')]), 'held: holds-for (2)'],
  [eachAddsAttempt([listOf('1'), listOf('1', '2'), listOf('1', '2')]), 'broken: none at data (2)'],
  [eachAddsAttempt([]), 'inconclusive: nothing-sent (0)'],
)

const refusal = sampleRefusal(404, 'LoginNotFound')
const large = '12345678901234567890'

cases(
  'A list has these attempts and no others',
  [listIs(listOf('1', '3'), ['1', '2']), 'broken: 1, 3 at data'],
  [listIs(listOf(), ['1', '2']), 'broken: no row at data'],
  [
    [['1', '2', '3'], ['1'], ['1', '2', '2']].map((ids) => listIs(listOf(...ids), ['1', '2']).finding).join(),
    /^(broken,?){3}$/,
  ],
  [listIs(listOf('1'), []), 'inconclusive: nothing-to-check'],
  [listsAre([listOf('1'), listOf('2')], [['1'], ['2']]), 'held: holds (2)'],
  'An attempt is shown by its id, digit for digit',
  [showsAttempt(sampleData({ id: 7 }), '7'), 'held: value-as-expected'],
  [showsAttempt(sampleExchange(200, `{"data":{"id":${large}}}`), large), 'held: value-as-expected'],
  [showsAttempt(sampleData({ id: '8' }), '7').got, 'id "8"'],
  [showsAttempt(sampleData({ id: true }), 'true'), 'broken: id absent at data.id'],
  [showAttempts([sampleData({ id: '7' })], ['7']), 'held: value-as-expected'],
  [showAttempts([refusal], ['7']), 'broken: 404 LoginNotFound at data.id'],
)

const logins = (...attempts: unknown[]) => [sampleData(attempts.map((one, at) => ({ id: at, last_attempt: one })))]
const own = logins({ fetch_type: 'recent' })
const alike = (...attempts: unknown[]) => attemptsShowAlike(logins(...attempts), own, 'fetch_type')

cases(
  'attemptsShowAlike wants what other attempts show',
  [alike({ fetch_type: 'custom' }, null), 'held'],
  [alike({ fetch_type: null }), 'broken: nothing at data[0].last_attempt.fetch_type'],
  'attemptsShowAlike says nothing where none shows it',
  [attemptsShowAlike(own, logins({ id: 1 }), 'fetch_type'), 'untested'],
)
