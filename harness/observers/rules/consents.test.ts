import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version6 } from '../../../interfaces/ais-v6/dialect.ts'
import { brokenIn as allBrokenIn, type Step } from '../test-support/history.ts'

const brokenIn = (...given: Parameters<typeof allBrokenIn>) =>
  allBrokenIn(...given).filter((one) => one.includes('consent'))
const given = '2026-01-01T00:00:00Z'

test('The consent of a login ends after its period, in whatever answer shows the login', () => {
  const login = (expires: string | null): Step => ({
    ask: 'GET /logins/7',
    data: { id: '7', consent_period_days: 30, consent_given_at: given, consent_expires_at: expires },
  })
  assert.deepEqual(brokenIn([login('2026-01-31T00:00:00Z'), login(null)]), [])
  assert.deepEqual(brokenIn([login('2026-02-03T00:00:00Z')]), [
    'ais/logins/consent-expiry-follows-period data.consent_expires_at x1',
  ])
  const listed = { ask: 'GET /logins', data: [login('2026-01-31T00:00:00Z').data, login('2026-02-01T00:00:00Z').data] }
  assert.deepEqual(brokenIn([listed]), ['ais/logins/consent-expiry-follows-period data[1].consent_expires_at x1'])
})

test('A connection of version 6 and its last attempt name one consent', () => {
  const list = (last: string | null, own?: string): Step => ({
    ask: 'GET /connections?customer_id=3',
    data: [{ id: '7', last_consent_id: last, last_attempt: { id: '1', consent_id: own } }],
  })
  assert.deepEqual(brokenIn([list('5', '5'), list('5'), list(null)], version6), [])
  assert.deepEqual(brokenIn([list(null, '5')], version6), [
    'ais-v6/connections/last-consent-id data[0].last_consent_id x1',
  ])
  assert.deepEqual(brokenIn([list('5', '6')], version6), [
    'ais-v6/attempts/consent-of-connection data[0].last_attempt.consent_id x1',
  ])
})
