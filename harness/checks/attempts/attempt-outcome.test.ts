import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { saysFailed, saysFinished, saysSucceeded, settingsKept } from './attempt-outcome.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const moment = '2026-01-02T03:04:05Z'
const attempt = (fields: object) => sampleData({ id: '1', ...fields })
const classes = ['InvalidCredentials', 'ProviderError']

describe('saysFailed', () => {
  it('holds with fail_at and a documented class, or with the one that is shown', () => {
    for (const fields of [
      { fail_at: moment, fail_error_class: 'InvalidCredentials' },
      { fail_at: moment },
      { fail_error_class: 'ProviderError' },
    ])
      assert.equal(saysFailed(attempt(fields), classes).finding, 'held')
  })
  it('is broken by a wrong class and by a fail_at that is not set', () =>
    assert.equal(saysFailed(attempt({ fail_at: null, fail_error_class: 'ProviderError' }), classes).finding, 'broken'))
})

it('is inconclusive without an attempt', () => {
  for (const answer of [sampleRefusal(404, 'AttemptNotFound'), sampleTransportError()]) {
    assert.equal(saysFinished(answer).finding, 'inconclusive')
    assert.equal(saysFailed(answer, classes).finding, 'inconclusive')
  }
})

const findings = [true, false, null, undefined].map((finished) => saysFinished(attempt({ finished })).finding)
const sent = { locale: 'de', from_date: '2026-01-02', fetch_scopes: ['accounts', 'transactions'] }
const shown = { locale: 'de', from_date: '2026-01-02T00:00:00Z', fetch_scopes: ['transactions', 'accounts'] }

cases(
  'holds for true, is broken by false and null, and untested where not shown',
  [findings, ['held', 'broken', 'broken', 'untested']],
  'holds with success_at alone',
  [saysSucceeded(attempt({ success_at: moment, fail_at: null })), 'held'],
  'is broken without success_at and with fail_at',
  [saysSucceeded(attempt({ success_at: null })), 'broken'],
  'holds for what is shown, whatever the order of lists and the form of days',
  [settingsKept(attempt(shown), sent), 'held'],
  [settingsKept(attempt({ locale: 'de', from_date: null }), sent), 'held'],
  'is broken by one that differs',
  [settingsKept(attempt({ locale: 'en' }), sent).place, 'data.locale'],
  [settingsKept(attempt({ from_date: '2026-01-03' }), sent), 'broken'],
  [settingsKept(attempt({ fetch_scopes: ['accounts'] }), sent), 'broken'],
  'Each case comes to its finding, and says what the attempt shows, and what it should show',
  [saysFinished(attempt({})), 'untested: not-shown'],
  [saysFinished(attempt({ finished: true })), 'held: value-as-expected'],
  [
    saysFinished(attempt({ finished: 'x'.repeat(100) })),
    'broken: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" at data.finished',
  ],
  [saysFinished(sampleData([])), 'inconclusive: nothing-to-check'],
  [saysSucceeded(attempt({})), 'untested: not-shown'],
  [saysSucceeded(attempt({ success_at: '' })), 'broken: "" at data.success_at'],
  [saysSucceeded(attempt({ success_at: moment, fail_at: moment })), 'broken: "2026-01-02T03:04:05Z" at data.fail_at'],
  [saysFailed(attempt({}), classes), 'untested: not-shown'],
  [saysFailed(attempt({ fail_at: '', fail_error_class: 'ProviderError' }), classes), 'broken: "" at data.fail_at'],
  [saysFailed(attempt({ fail_error_class: 'ProviderError' }), classes), 'held: attempt-failed-with'],
  [saysFailed(attempt({ fail_error_class: 'BadPassword' }), classes), 'broken: "BadPassword" at data.fail_error_class'],
  [settingsKept(attempt({}), { locale: 'de', fetch_scopes: ['accounts'] }), 'untested: not-shown'],
  [
    settingsKept(attempt({ locale: 'de', fetch_scopes: ['x'] }), { locale: 'de', fetch_scopes: ['accounts'] }),
    'broken: ["x"] at data.fetch_scopes',
  ],
  [
    settingsKept(attempt({ fetch_scopes: 'accounts' }), { fetch_scopes: ['accounts'] }),
    'broken: "accounts" at data.fetch_scopes',
  ],
  [settingsKept(attempt({ from_date: 20260102 }), { from_date: '2026-01-02' }), 'broken: 20260102 at data.from_date'],
  [settingsKept(attempt({ scopes: ['c', 'b', 'a'] }), { scopes: ['b', 'c', 'a'] }), 'held: holds'],
)
