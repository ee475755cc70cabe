import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { saysFailed, saysFinished, saysSucceeded, settingsKept } from './attempt-outcome.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const moment = '2026-01-02T03:04:05Z'
const attempt = (fields: object) => sampleData({ id: '1', ...fields })
const classes = ['InvalidCredentials', 'ProviderError']

describe('saysFinished', () => {
  it('holds for true, is broken by false and null, and untested where not shown', () => {
    const findings = [true, false, null, undefined].map((finished) => saysFinished(attempt({ finished })).finding)
    assert.deepEqual(findings, ['held', 'broken', 'broken', 'untested'])
  })
})

describe('saysSucceeded', () => {
  it('holds with success_at alone', () =>
    assert.equal(saysSucceeded(attempt({ success_at: moment, fail_at: null })).finding, 'held'))
  it('is broken without success_at and with fail_at', () =>
    assert.equal(saysSucceeded(attempt({ success_at: null })).finding, 'broken'))
})

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

describe('settingsKept', () => {
  const sent = { locale: 'de', from_date: '2026-01-02', fetch_scopes: ['accounts', 'transactions'] }
  it('holds for what is shown, whatever the order of lists and the form of days', () => {
    const shown = { locale: 'de', from_date: '2026-01-02T00:00:00Z', fetch_scopes: ['transactions', 'accounts'] }
    assert.equal(settingsKept(attempt(shown), sent).finding, 'held')
    assert.equal(settingsKept(attempt({ locale: 'de', from_date: null }), sent).finding, 'held')
  })
  it('is broken by one that differs', () => {
    assert.equal(settingsKept(attempt({ locale: 'en' }), sent).place, 'data.locale')
    assert.equal(settingsKept(attempt({ from_date: '2026-01-03' }), sent).finding, 'broken')
    assert.equal(settingsKept(attempt({ fetch_scopes: ['accounts'] }), sent).finding, 'broken')
  })
})

it('is inconclusive without an attempt', () => {
  for (const answer of [sampleRefusal(404, 'AttemptNotFound'), sampleTransportError()]) {
    assert.equal(saysFinished(answer).finding, 'inconclusive')
    assert.equal(saysFailed(answer, classes).finding, 'inconclusive')
  }
})

it('Each case comes to its finding, and says what the attempt shows, and what it should show', () => {
  says(saysFinished(attempt({})), 'untested: not-shown')
  says(saysFinished(attempt({ finished: true })), 'held: value-as-expected')
  says(
    saysFinished(attempt({ finished: 'x'.repeat(100) })),
    'broken: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" at data.finished',
  )
  says(saysFinished(sampleData([])), 'inconclusive: nothing-to-check')
  says(saysSucceeded(attempt({})), 'untested: not-shown')
  says(saysSucceeded(attempt({ success_at: '' })), 'broken: "" at data.success_at')
  says(
    saysSucceeded(attempt({ success_at: moment, fail_at: moment })),
    'broken: "2026-01-02T03:04:05Z" at data.fail_at',
  )
  says(saysFailed(attempt({}), classes), 'untested: not-shown')
  says(saysFailed(attempt({ fail_at: '', fail_error_class: 'ProviderError' }), classes), 'broken: "" at data.fail_at')
  says(saysFailed(attempt({ fail_error_class: 'ProviderError' }), classes), 'held: attempt-failed-with')
  says(
    saysFailed(attempt({ fail_error_class: 'BadPassword' }), classes),
    'broken: "BadPassword" at data.fail_error_class',
  )
  says(settingsKept(attempt({}), { locale: 'de', fetch_scopes: ['accounts'] }), 'untested: not-shown')
  says(
    settingsKept(attempt({ locale: 'de', fetch_scopes: ['x'] }), { locale: 'de', fetch_scopes: ['accounts'] }),
    'broken: ["x"] at data.fetch_scopes',
  )
  says(
    settingsKept(attempt({ fetch_scopes: 'accounts' }), { fetch_scopes: ['accounts'] }),
    'broken: "accounts" at data.fetch_scopes',
  )
  says(
    settingsKept(attempt({ from_date: 20260102 }), { from_date: '2026-01-02' }),
    'broken: 20260102 at data.from_date',
  )
  says(settingsKept(attempt({ scopes: ['c', 'b', 'a'] }), { scopes: ['b', 'c', 'a'] }), 'held: holds')
})
