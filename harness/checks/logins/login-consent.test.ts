import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'
import { consentWithinLimit, endsAfterPeriod } from './login-consent.ts'

const login = (fields: object) => sampleData({ id: '7', ...fields })
const provider = (days: unknown) => sampleData({ code: 'a', max_consent_days: days })
const given = { consent_period_days: 30, consent_given_at: '2026-01-01T10:00:00Z' }
const ends = (expires: unknown, change: object = {}) =>
  endsAfterPeriod({ ...given, consent_expires_at: expires, ...change }, 'data', login({}))
const large = sampleExchange(200, '{"data":{"consent_period_days":12345678901234567890}}')

cases(
  'A consent is no longer than its provider allows',
  [consentWithinLimit(login({ consent_period_days: 90 }), provider(90)), 'held: seen (2)'],
  [consentWithinLimit(large, provider(90)), 'broken: 12345678901234567000 at data.consent_period_days (2)'],
  [consentWithinLimit(login({ consent_period_days: '90' }), provider(90)), 'untested: not-shown (2)'],
  [consentWithinLimit(login({ consent_period_days: 1 }), provider(null)), 'inconclusive: not-shown (2)'],
  [consentWithinLimit(login({}), sampleData([])), 'inconclusive: nothing-to-check'],
  'It ends after its period, with a day of grace, as far as all is shown',
  [ends('2026-01-30T10:00:01Z'), 'held: holds-for'],
  [ends('2026-02-01T10:00:00Z'), 'broken: 31 days after it at data.consent_expires_at'],
  [ends('soon'), 'untested: not-shown'],
  [ends('2026-01-31T10:00:00Z', { consent_period_days: undefined }), 'untested: not-shown'],
  [ends('2026-01-31T10:00:00Z', { consent_given_at: undefined }), 'untested: not-shown'],
  [ends(2, { consent_given_at: 1 }), 'untested: not-shown'],
)
