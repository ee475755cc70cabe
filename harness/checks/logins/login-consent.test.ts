import { cases } from '../../../core/test-support/cases.ts'
import { consentEndsAfterPeriod, consentWithinLimit } from './login-consent.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const login = (fields: object) => sampleData({ id: '7', ...fields })
const provider = (days: unknown) => sampleData({ code: 'a', max_consent_days: days })
const consent = (days: unknown, expires: string) =>
  login({ consent_period_days: days, consent_given_at: '2026-01-01T10:00:00Z', consent_expires_at: expires })

cases(
  'Each case comes to its finding, and says how long a consent is and how long it may be',
  [consentWithinLimit(login({}), sampleData([])), 'inconclusive: nothing-to-check (2)'],
  [consentWithinLimit(login({ consent_period_days: 1 }), provider(null)), 'inconclusive: not-shown (2)'],
  [consentWithinLimit(login({ consent_period_days: '90' }), provider(90)), 'untested: not-shown (2)'],
  [consentWithinLimit(login({ consent_period_days: 90 }), provider(90)), 'held: consent-within-limit (2)'],
  [
    consentWithinLimit(sampleExchange(200, '{"data":{"consent_period_days":12345678901234567890}}'), provider(90)),
    'broken: 12345678901234567000 at data.consent_period_days (2)',
  ],
  [consentEndsAfterPeriod(sampleRefusal(404, 'LoginNotFound')), 'inconclusive: nothing-to-check'],
  [consentEndsAfterPeriod(consent(30, '2026-02-01T10:00:00Z')), 'broken: 31 days after it at data.consent_expires_at'],
  [consentEndsAfterPeriod(consent(30, '2026-01-30T10:00:01Z')), 'held: holds-for'],
  [consentEndsAfterPeriod(consent(30, 'soon')), 'untested: not-shown'],
  [
    consentEndsAfterPeriod(
      login({ consent_given_at: '2026-01-01T10:00:00Z', consent_expires_at: '2026-01-31T10:00:00Z' }),
    ),
    'untested: not-shown',
  ],
  [
    consentEndsAfterPeriod(login({ consent_period_days: 30, consent_expires_at: '2026-01-31T10:00:00Z' })),
    'untested: not-shown',
  ],
  [
    consentEndsAfterPeriod(login({ consent_period_days: 30, consent_given_at: 1, consent_expires_at: 2 })),
    'untested: not-shown',
  ],
)
