import assert from 'node:assert/strict'
import { it } from 'node:test'
import { consentEndsAfterPeriod, consentWithinLimit } from './login-consent.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const login = (fields: object) => sampleExchange(200, { data: { id: '7', ...fields } })
const provider = (days: unknown) => sampleExchange(200, { data: { code: 'a', max_consent_days: days } })
const consent = (days: unknown, expires: string) =>
  login({ consent_period_days: days, consent_given_at: '2026-01-01T10:00:00Z', consent_expires_at: expires })

it('holds up to the limit and is broken above it', () => {
  assert.equal(consentWithinLimit(login({ consent_period_days: 90 }), provider(90)).finding, 'held')
  assert.equal(consentWithinLimit(login({ consent_period_days: 91 }), provider(90)).got, '91')
})

it('tells nothing without a limit, a period or an answer', () => {
  assert.equal(consentWithinLimit(login({ consent_period_days: 91 }), provider(null)).finding, 'inconclusive')
  assert.equal(consentWithinLimit(login({}), provider(90)).finding, 'untested')
  assert.equal(consentWithinLimit(sampleRefusal(404, 'LoginNotFound'), provider(90)).finding, 'inconclusive')
})

it('holds where a consent ends after its period, give or take a day', () => {
  assert.equal(consentEndsAfterPeriod(consent(30, '2026-01-31T10:00:00Z')).finding, 'held')
  assert.equal(consentEndsAfterPeriod(consent(30, '2026-02-01T00:00:00Z')).finding, 'held')
})

it('is broken by another end, untested without one, inconclusive over a refusal', () => {
  assert.equal(consentEndsAfterPeriod(consent(30, '2026-02-02T10:00:00Z')).got, '32 days after it')
  assert.equal(consentEndsAfterPeriod(login({ consent_period_days: null })).finding, 'untested')
  assert.equal(consentEndsAfterPeriod(sampleRefusal(404, 'LoginNotFound')).finding, 'inconclusive')
})
