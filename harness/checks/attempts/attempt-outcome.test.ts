import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { saysFailed, saysFinished, saysSucceeded, settingsKept } from './attempt-outcome.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const moment = '2026-01-02T03:04:05Z'
const attempt = (fields: object) => sampleExchange(200, { data: { id: '1', ...fields } })
const classes = ['InvalidCredentials', 'ProviderError']

describe('saysFinished', () => {
  it('holds for true, is broken by false and null, and untested where not shown', () => {
    const findings = [true, false, null, undefined].map((finished) => saysFinished(attempt({ finished })).finding)
    assert.deepEqual(findings, ['held', 'broken', 'broken', 'untested'])
  })
})

describe('saysSucceeded', () => {
  it('holds with success_at alone', () => {
    assert.equal(saysSucceeded(attempt({ success_at: moment, fail_at: null })).finding, 'held')
    assert.equal(saysSucceeded(attempt({ success_at: moment })).finding, 'held')
  })
  it('is broken without success_at and with fail_at', () => {
    assert.equal(saysSucceeded(attempt({ success_at: null })).finding, 'broken')
    assert.equal(saysSucceeded(attempt({ success_at: moment, fail_at: moment })).place, 'data.fail_at')
  })
  it('is untested where neither is shown', () => assert.equal(saysSucceeded(attempt({})).finding, 'untested'))
})

describe('saysFailed', () => {
  it('holds with fail_at and a documented class, or with the one that is shown', () => {
    for (const fields of [
      { fail_at: moment, fail_error_class: 'InvalidCredentials' },
      { fail_at: moment },
      { fail_error_class: 'ProviderError' },
    ]) {
      assert.equal(saysFailed(attempt(fields), classes).finding, 'held')
    }
  })
  it('is broken by a wrong class and by a fail_at that is not set', () => {
    assert.equal(
      saysFailed(attempt({ fail_at: moment, fail_error_class: 'BadPassword' }), classes).got,
      '"BadPassword"',
    )
    assert.equal(saysFailed(attempt({ fail_at: null, fail_error_class: 'ProviderError' }), classes).finding, 'broken')
  })
  it('is untested where neither is shown', () => assert.equal(saysFailed(attempt({}), classes).finding, 'untested'))
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
  it('is untested where none is shown', () => assert.equal(settingsKept(attempt({}), sent).finding, 'untested'))
})

it('is inconclusive without an attempt', () => {
  for (const answer of [undefined, sampleRefusal(404, 'AttemptNotFound'), sampleTransportError()]) {
    assert.equal(saysFinished(answer).finding, 'inconclusive')
    assert.equal(saysFailed(answer, classes).finding, 'inconclusive')
  }
})

it('says what the attempt shows, and what it should show', () => {
  says(saysFinished(undefined), 'inconclusive: nothing-to-check {"what":"attempt"}; 0 exchanges')
  says(
    saysFinished(sampleRefusal(404, 'AttemptNotFound')),
    'inconclusive: nothing-to-check {"what":"attempt","outcome":"404 AttemptNotFound"}; 1 exchange',
  )
  says(saysFinished(attempt({})), 'untested: not-shown {"what":"finished","of":"an attempt"}; 1 exchange')
  says(
    saysFinished(attempt({ finished: true })),
    'held: value-as-expected {"place":"data.finished","value":"true"}; 1 exchange',
  )
  says(
    saysFinished(attempt({ finished: 'x'.repeat(100) })),
    'broken: value-differs {"wanted":"true","got":"\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\"","place":"data.finished"}; wanted true, got "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" at data.finished; 1 exchange',
  )
  says(
    saysFinished(sampleExchange(200, { data: [] })),
    'inconclusive: nothing-to-check {"what":"attempt","outcome":"200 with 0 rows"}; 1 exchange',
  )
  says(saysSucceeded(attempt({})), 'untested: not-shown {"what":"success_at","of":"an attempt"}; 1 exchange')
  says(
    saysSucceeded(attempt({ success_at: moment })),
    'held: value-as-expected {"place":"data.success_at","value":"2026-01-02T03:04:05Z"}; 1 exchange',
  )
  says(
    saysSucceeded(attempt({ success_at: '' })),
    'broken: value-differs {"wanted":"a moment","got":"\\"\\"","place":"data.success_at"}; wanted a moment, got "" at data.success_at; 1 exchange',
  )
  says(
    saysSucceeded(attempt({ success_at: moment, fail_at: moment })),
    'broken: value-differs {"wanted":"null","got":"\\"2026-01-02T03:04:05Z\\"","place":"data.fail_at"}; wanted null, got "2026-01-02T03:04:05Z" at data.fail_at; 1 exchange',
  )
  says(
    saysFailed(attempt({}), classes),
    'untested: not-shown {"what":"fail_at and fail_error_class","of":"an attempt"}; 1 exchange',
  )
  says(
    saysFailed(attempt({ fail_at: moment }), classes),
    'held: value-as-expected {"place":"data.fail_at","value":"2026-01-02T03:04:05Z"}; 1 exchange',
  )
  says(
    saysFailed(attempt({ fail_at: '', fail_error_class: 'ProviderError' }), classes),
    'broken: value-differs {"wanted":"a moment","got":"\\"\\"","place":"data.fail_at"}; wanted a moment, got "" at data.fail_at; 1 exchange',
  )
  says(
    saysFailed(attempt({ fail_error_class: 'ProviderError' }), classes),
    'held: attempt-failed-with {"errorClass":"ProviderError"}; 1 exchange',
  )
  says(
    saysFailed(attempt({ fail_error_class: 'BadPassword' }), classes),
    'broken: value-differs {"wanted":"one of the documented classes","got":"\\"BadPassword\\"","place":"data.fail_error_class"}; wanted one of the documented classes, got "BadPassword" at data.fail_error_class; 1 exchange',
  )
  says(
    saysFailed(attempt({ fail_error_class: 7 }), classes),
    'broken: value-differs {"wanted":"one of the documented classes","got":"7","place":"data.fail_error_class"}; wanted one of the documented classes, got 7 at data.fail_error_class; 1 exchange',
  )
  says(
    settingsKept(attempt({}), { locale: 'de', fetch_scopes: ['accounts'] }),
    'untested: not-shown {"what":"locale, fetch_scopes","of":"an attempt"}; 1 exchange',
  )
  says(
    settingsKept(attempt({ locale: 'de', fetch_scopes: ['accounts'] }), { locale: 'de', fetch_scopes: ['accounts'] }),
    'held: settings-kept {"settings":["locale","fetch_scopes"]}; 1 exchange',
  )
  says(
    settingsKept(attempt({ locale: 'de', fetch_scopes: ['x'] }), { locale: 'de', fetch_scopes: ['accounts'] }),
    'broken: value-differs {"wanted":"[\\"accounts\\"]","got":"[\\"x\\"]","place":"data.fetch_scopes"}; wanted ["accounts"], got ["x"] at data.fetch_scopes; 1 exchange',
  )
  says(
    settingsKept(attempt({ fetch_scopes: 'accounts' }), { fetch_scopes: ['accounts'] }),
    'broken: value-differs {"wanted":"[\\"accounts\\"]","got":"\\"accounts\\"","place":"data.fetch_scopes"}; wanted ["accounts"], got "accounts" at data.fetch_scopes; 1 exchange',
  )
  says(
    settingsKept(attempt({ from_date: 20260102 }), { from_date: '2026-01-02' }),
    'broken: value-differs {"wanted":"\\"2026-01-02\\"","got":"20260102","place":"data.from_date"}; wanted "2026-01-02", got 20260102 at data.from_date; 1 exchange',
  )
  says(
    saysFinished(sampleTransportError()),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  says(
    settingsKept(attempt({ scopes: ['c', 'b', 'a'] }), { scopes: ['b', 'c', 'a'] }),
    'held: settings-kept {"settings":["scopes"]}; 1 exchange',
  )
})
