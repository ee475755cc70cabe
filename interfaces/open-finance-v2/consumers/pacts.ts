import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { dayFromNow, fromState, pathFromState, success } from '../../../contracts/recording/matching.ts'
import { ThirdParty } from './third-party.ts'

const { arrayContaining, like, regex, string } = MatchersV3

const consentEnded = 'CONSENT_INVALID|CONSENT_EXPIRED'

/** What a third party relies on that reads accounts under consents. */
export function pacts(): ConsumerPact[] {
  const expectations = [asking(), readingValid(), ...readingEnded(), readingUnknown()]
  return [{ consumer: 'open-finance-third-party', provider: 'open-finance-v2', expectations }]
}

const partyAt = (baseUrl: string): ThirdParty => new ThirdParty(baseUrl, ({ path }) => `signature-of-${path}`)

function asking(): Expectation {
  const iban = 'DE02120300000000202051'
  return {
    description: 'asks for a consent to account access',
    pending: 'The documents name this route and show neither the body of its request nor that of its answer.',
    request: {
      method: 'POST',
      path: '/v2/consents/account-access',
      body: {
        access: { accounts: [{ iban }], balances: [{ iban }], transactions: [{ iban }] },
        validTo: dayFromNow('now + 1 month', '2026-04-09'),
        recurringIndicator: true,
        frequencyPerDay: 4,
      },
    },
    response: { status: success(), body: { consentId: string('consent-1') } },
    program: async (baseUrl) => assert.equal(await partyAt(baseUrl).askForConsent(iban, '2026-04-09'), 'consent-1'),
  }
}

const reading = {
  method: 'GET' as const,
  path: pathFromState('${resource_path}', { resource_path: '/v2/accounts' }),
  headers: { 'Consent-ID': fromState('consent_id', 'consent-1') },
}

function readingValid(): Expectation {
  return {
    description: 'reads accounts under a valid consent',
    given: ['a consent that is valid'],
    pending: 'The documents do not show which resources there are, nor how they are answered.',
    request: reading,
    response: { status: success(), body: like({}) },
    program: async (baseUrl) =>
      assert.deepEqual(await partyAt(baseUrl).read('/v2/accounts', 'consent-1'), { accounts: {} }),
  }
}

/** The codes of a consent that does not count are in one row of the table: both mean to ask the customer. */
function readingEnded(): Expectation[] {
  return ['not authorised', 'revoked', 'expired'].map((state) => ({
    description: `has to ask again where a consent is ${state}`,
    given: [`a consent that is ${state}`],
    request: reading,
    response: refusedWith(401, consentEnded, 'CONSENT_INVALID'),
    program: async (baseUrl) =>
      assert.deepEqual(await partyAt(baseUrl).read('/v2/accounts', 'consent-1'), { consent: 'ask again' }),
  }))
}

function readingUnknown(): Expectation {
  return {
    description: 'learns that a consent is unknown',
    given: ['a consent that does not exist'],
    request: reading,
    response: refusedWith(400, 'CONSENT_UNKNOWN', 'CONSENT_UNKNOWN'),
    program: async (baseUrl) =>
      assert.deepEqual(await partyAt(baseUrl).read('/v2/accounts', 'consent-1'), { consent: 'unknown' }),
  }
}

/** Several messages may come at once; one of them must have this code. */
function refusedWith(status: number, codes: string, example: string): Expectation['response'] {
  return { status, body: { apiClientMessages: arrayContaining({ code: regex(`^(${codes})$`, example) }) } }
}
