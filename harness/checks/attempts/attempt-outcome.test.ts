import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { saysFailed, saysSucceeded, settingsKept } from './attempt-outcome.ts'

const moment = '2026-01-02T03:04:05Z'
const attempt = (fields: object) => sampleData({ id: '1', ...fields })
const succeeded = (fields: object) => saysSucceeded(attempt(fields))
const classes = ['InvalidCredentials', 'ProviderError']
const failed = (fields: object) => saysFailed(attempt(fields), classes)
const sent = { locale: 'de', from_date: '2026-01-02', fetch_scopes: ['accounts', 'transactions'] }
const kept = (shown: object, asked: object = sent) => settingsKept(attempt(shown), asked as typeof sent)
const missing = sampleRefusal(404, 'AttemptNotFound')

cases(
  [saysSucceeded(sampleData([])), 'inconclusive: nothing-to-check'],
  [[missing, sampleTransportError()].map((one) => saysSucceeded(one).finding), ['inconclusive', 'inconclusive']],
  'One that succeeded has success_at, and no fail_at',
  [succeeded({ success_at: moment, fail_at: null }), 'held'],
  [succeeded({ success_at: null }), 'broken'],
  [succeeded({ success_at: '' }), 'broken: "" at data.success_at'],
  [succeeded({ success_at: moment, fail_at: moment }), `broken: "${moment}" at data.fail_at`],
  [succeeded({}), 'untested: not-shown'],
  'One that failed has fail_at and a documented class, as far as they are shown',
  [failed({ fail_at: moment, fail_error_class: 'InvalidCredentials' }), 'held'],
  [failed({ fail_at: moment }), 'held'],
  [failed({ fail_error_class: 'ProviderError' }), 'held: seen'],
  [failed({ fail_at: null, fail_error_class: 'ProviderError' }), 'broken'],
  [failed({ fail_at: '', fail_error_class: 'ProviderError' }), 'broken: "" at data.fail_at'],
  [failed({ fail_error_class: 'BadPassword' }), 'broken: "BadPassword" at data.fail_error_class'],
  [failed({}), 'untested: not-shown'],
  [[missing, sampleTransportError()].map((one) => saysFailed(one, classes).finding), ['inconclusive', 'inconclusive']],
  'Settings that are shown are those that were sent, whatever the order of lists and the form of days',
  [kept({ ...sent, from_date: '2026-01-02T00:00:00Z', fetch_scopes: ['transactions', 'accounts'] }), 'held'],
  [kept({ locale: 'de', from_date: null }), 'held'],
  [kept({ scopes: ['c', 'b', 'a'] }, { scopes: ['b', 'c', 'a'] }), 'held: holds'],
  [kept({ locale: 'en' }).place, 'data.locale'],
  [kept({ from_date: '2026-01-03' }), 'broken'],
  [kept({ from_date: 20260102 }), 'broken: 20260102 at data.from_date'],
  [kept({ fetch_scopes: ['accounts'] }), 'broken'],
  [kept({ locale: 'de', fetch_scopes: ['x'] }), 'broken: ["x"] at data.fetch_scopes'],
  [kept({ fetch_scopes: 'accounts' }, { fetch_scopes: ['accounts'] }), 'broken: "accounts" at data.fetch_scopes'],
  [kept({}), 'untested: not-shown'],
)
