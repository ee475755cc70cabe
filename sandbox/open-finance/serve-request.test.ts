import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeTestSet } from '../../certificates/test-set.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance, type OpenFinanceAsked, type OpenFinanceAsking } from '../test-support/open-finance-asking.ts'
import type { RunningOpenFinance } from './start-open-finance.ts'
import { dayMs } from '../basics/days.ts'

const newConsent = '/v2/consents/account-access'
const payments = '/v2/consents/payment'
const rightBody = { access: { accounts: [] }, validTo: '2999-12-31' }
const rightPayment = {
  instructedAmount: { amount: '12.50', currency: 'EUR' },
  creditorAccount: { iban: 'XF4200000001001' },
  creditorName: 'Somebody',
}

let running: RunningSandbox
let openFinance: RunningOpenFinance
before(async () => {
  const certificates = await makeTestSet(['127.0.0.1'])
  running = await startSandbox({ seed: 1, openFinance: { certificates } })
  openFinance = running.openFinance as RunningOpenFinance
})
after(() => running.close())

const ask = (path: string, asking?: OpenFinanceAsking): Promise<OpenFinanceAsked> =>
  askOpenFinance(openFinance, path, asking)
const post = (body: unknown, asking?: OpenFinanceAsking): Promise<OpenFinanceAsked> =>
  ask(newConsent, { body: JSON.stringify(body), ...asking })
const accountsUnder = (id: string): Promise<OpenFinanceAsked> => ask('/v2/accounts', { headers: { 'consent-id': id } })

async function control(id: string, status: unknown): Promise<number> {
  const answer = await fetch(`${running.baseUrl}/control/open-finance/consents/${id}`, {
    method: 'PUT',
    headers: { 'Control-token': running.sandbox.settings.controlToken },
    body: JSON.stringify({ status }),
  })
  return answer.status
}

/** Status and codes of an answer; every block of it has the stated form. */
function outcome({ status, body, codes }: OpenFinanceAsked): string {
  for (const { category, code, text } of body?.apiClientMessages ?? []) {
    assert.equal(category, 'ERROR')
    assert.ok(typeof code === 'string' && typeof text === 'string' && text.length <= 500)
  }
  return [status, ...codes].join(' ')
}

describe('The certificate of the connection', () => {
  const website = (name: keyof RunningOpenFinance['certificates']['certificates']) =>
    openFinance.certificates.certificates[name]!

  for (const [name, expected] of [
    ['website-both', '201'],
    ['website-account-information', '201'],
    ['website-payment-initiation', '401 CERTIFICATE_INVALID'],
    ['website-no-role', '401 CERTIFICATE_INVALID'],
    ['website-expired', '401 CERTIFICATE_EXPIRED'],
    ['website-not-yet-valid', '401 CERTIFICATE_INVALID'],
    ['website-self-signed', '401 CERTIFICATE_INVALID'],
    ['website-other-authority', '401 CERTIFICATE_INVALID'],
    ['seal', '401 CERTIFICATE_INVALID'],
  ] as const) {
    test(`${name}: ${expected}`, async () => {
      assert.equal(outcome(await post(rightBody, { website: website(name) })), expected)
    })
  }

  test('none at all: 401 CERTIFICATE_INVALID', async () => {
    assert.equal(outcome(await post(rightBody, { website: null })), '401 CERTIFICATE_INVALID')
  })

  test('payments want the other role', async () => {
    const body = JSON.stringify(rightPayment)
    const as = (name: 'website-payment-initiation' | 'website-account-information') =>
      ask(payments, { body, website: website(name) })
    assert.equal(outcome(await as('website-payment-initiation')), '201')
    assert.equal(outcome(await as('website-account-information')), '401 CERTIFICATE_INVALID')
  })

  test('is checked by the clock of the sandbox', async () => {
    running.sandbox.clock.advance(400 * 86_400)
    const asked = await post(rightBody)
    running.sandbox.clock.reset()
    assert.equal(outcome(asked), '401 CERTIFICATE_EXPIRED')
  })
})

describe('The address', () => {
  for (const [what, url, method, expected] of [
    ['unknown path', '/fakebank_simple_xf/v2/nothing', 'GET', '404 RESOURCE_UNKNOWN'],
    ['no path', '/fakebank_simple_xf/v2', 'GET', '404 RESOURCE_UNKNOWN'],
    ['unknown provider', '/no_bank_xf/v2/accounts', 'GET', '404 RESOURCE_UNKNOWN'],
    ['no provider', '/v2/accounts', 'GET', '404 RESOURCE_UNKNOWN'],
    ['another version', '/fakebank_simple_xf/v3/accounts', 'GET', '404 RESOURCE_UNKNOWN'],
    ['provider without the service', '/fakebank_disabled_xf/v2/accounts', 'GET', '403 SERVICE_BLOCKED'],
    [
      'unreadable percent signs',
      '/fakebank_simple_xf/v2/consents/account-access/%E0%A4',
      'GET',
      '404 RESOURCE_UNKNOWN',
    ],
    ['PUT on the consents', '/fakebank_simple_xf/v2/consents/account-access', 'PUT', '405 SERVICE_INVALID'],
    ['GET of all consents', '/fakebank_simple_xf/v2/consents/account-access', 'GET', '405 SERVICE_INVALID'],
    ['OPTIONS of accounts', '/fakebank_simple_xf/v2/accounts', 'OPTIONS', '405 SERVICE_INVALID'],
  ] as const) {
    test(`${what}: ${expected}`, async () => {
      const path = `/v2${url.split('/v2')[1] ?? ''}`
      assert.equal(outcome(await ask(path, { url, method })), expected)
    })
  }

  test('405 says what is supported, and a slash at the end makes no difference', async () => {
    assert.equal((await ask(newConsent, { method: 'PATCH' })).headers.allow, 'POST')
    assert.equal(outcome(await ask(`${newConsent}/`, { body: JSON.stringify(rightBody) })), '201')
  })
})

describe('A consent', () => {
  test('is made, shown, ended, and then neither good nor ended again', async () => {
    const made = await post(rightBody, { headers: { 'x-request-id': 'of-mine' } })
    assert.equal(made.headers['x-request-id'], 'of-mine')
    const { consentId, consentStatus } = made.body
    assert.equal(consentStatus, 'received')
    const one = `${newConsent}/${consentId}`
    assert.deepEqual((await ask(one)).body.access, { accounts: [] })
    assert.deepEqual((await ask(`${one}/status`)).body, { consentStatus: 'received' })
    const ended = await ask(one, { method: 'DELETE' })
    assert.deepEqual([ended.status, ended.body], [204, undefined])
    assert.deepEqual((await ask(`${one}/status`)).body, { consentStatus: 'terminatedByTpp' })
    assert.equal(outcome(await ask(one, { method: 'DELETE' })), '409 STATUS_INVALID')
    assert.equal(outcome(await accountsUnder(consentId)), '401 CONSENT_INVALID')
  })

  test('opens accounts once it is valid, until it is revoked or has expired', async () => {
    const { consentId } = (await post({ access: { accounts: [{ iban: 'XF4200000001001' }] }, validTo: '2999-12-31' }))
      .body
    assert.equal(outcome(await accountsUnder(consentId)), '401 CONSENT_INVALID')
    await control(consentId, 'valid')
    assert.equal(outcome(await accountsUnder(consentId)), '200')
    await control(consentId, 'revoked')
    assert.equal(outcome(await accountsUnder(consentId)), '401 CONSENT_INVALID')
    await control(consentId, 'expired')
    assert.equal(outcome(await accountsUnder(consentId)), '401 CONSENT_EXPIRED')
    assert.deepEqual([await control('none', 'valid'), await control(consentId, 'new')], [404, 400])
    assert.equal(await control(consentId, 'executed'), 400)
  })

  test('stands ready in every state', async () => {
    const { valid, unauthorised, revoked, expired } = openFinance.consents
    const asked = await accountsUnder(valid)
    assert.deepEqual([asked.status, asked.body.accounts.length], [200, 2])
    assert.equal(outcome(await accountsUnder(unauthorised)), '401 CONSENT_INVALID')
    assert.equal(outcome(await accountsUnder(revoked)), '401 CONSENT_INVALID')
    assert.equal(outcome(await accountsUnder(expired)), '401 CONSENT_EXPIRED')
  })

  test('runs out at the end of validTo', async () => {
    const validTo = new Date(Date.now() + dayMs).toISOString().slice(0, 10)
    const { consentId } = (await post({ ...rightBody, validTo })).body
    await control(consentId, 'valid')
    assert.equal(outcome(await accountsUnder(consentId)), '200')
    running.sandbox.clock.advance(2 * 86_400)
    const late = await accountsUnder(consentId)
    running.sandbox.clock.reset()
    assert.equal(outcome(late), '401 CONSENT_EXPIRED')
  })

  test('that is unknown has a different code by header than by path', async () => {
    const unknown = '00000000-0000-0000-0000-000000000000'
    const byHeader = await accountsUnder(unknown)
    assert.equal(outcome(byHeader), '400 CONSENT_UNKNOWN')
    assert.deepEqual(byHeader.paths, ['Consent-ID'])
    for (const path of ['', '/status']) {
      assert.equal(outcome(await ask(`${newConsent}/${unknown}${path}`)), '404 RESOURCE_UNKNOWN')
    }
    assert.equal(outcome(await ask(`${payments}/${openFinance.consents.valid}`)), '404 RESOURCE_UNKNOWN')
    const elsewhere = { url: '/fakebank_select_xf/v2/accounts', headers: { 'consent-id': openFinance.consents.valid } }
    assert.equal(outcome(await ask('/v2/accounts', elsewhere)), '400 CONSENT_UNKNOWN')
    assert.equal(outcome(await ask('/v2/accounts')), '400 FORMAT_ERROR')
  })

  test('to an executed payment cannot be deleted', async () => {
    const { consentId } = (await ask(payments, { body: JSON.stringify(rightPayment) })).body
    assert.equal(await control(consentId, 'executed'), 200)
    assert.equal(outcome(await ask(`${payments}/${consentId}`, { method: 'DELETE' })), '409 STATUS_INVALID')
    const other = (await ask(payments, { body: JSON.stringify(rightPayment) })).body
    assert.equal((await ask(`${payments}/${other.consentId}`, { method: 'DELETE' })).status, 204)
  })
})

describe('A body', () => {
  for (const [what, body, paths] of [
    ['empty', {}, ['/access', '/validTo']],
    ['no access', { validTo: '2999-12-31' }, ['/access']],
    ['access of nothing', { ...rightBody, access: {} }, ['/access']],
    ['access that is no list', { ...rightBody, access: { accounts: 'all' } }, ['/access/accounts']],
    [
      'a wrong account',
      { ...rightBody, access: { balances: [{ iban: 1 }, 2] } },
      ['/access/balances/0/iban', '/access/balances/1/iban'],
    ],
    ['a malformed date', { ...rightBody, validTo: '31.12.2999' }, ['/validTo']],
    ['no day of the calendar', { ...rightBody, validTo: '2999-02-30' }, ['/validTo']],
    ['a day that has passed', { ...rightBody, validTo: '2001-01-01' }, ['/validTo']],
    [
      'wrong types',
      { ...rightBody, recurringIndicator: 'yes', frequencyPerDay: 0 },
      ['/recurringIndicator', '/frequencyPerDay'],
    ],
  ] as const) {
    test(`${what}: 400 FORMAT_ERROR at ${paths.join(', ')}`, async () => {
      const asked = await post(body)
      assert.equal(asked.status, 400)
      assert.deepEqual(asked.paths, [...paths])
      assert.deepEqual(new Set(asked.codes), new Set(['FORMAT_ERROR']))
    })
  }

  test('that is no JSON object, or a very deep one, is refused without a path', async () => {
    const deep = `{"x":${'['.repeat(50)}${']'.repeat(50)}}`
    for (const body of ['', 'null', '[]', '{"a":', Buffer.from([0x7b, 0xff, 0x7d]), deep]) {
      const asked = await ask(newConsent, { body })
      assert.deepEqual([outcome(asked), asked.paths], ['400 FORMAT_ERROR', []])
    }
  })

  test('unknown attributes are accepted', async () => {
    assert.equal(outcome(await post({ ...rightBody, colour: 'green' })), '201')
  })

  test('texts stay within 500 characters, whatever they quote', async () => {
    const { body } = await post({ ...rightBody, validTo: '9'.repeat(5000) })
    assert.equal(body.apiClientMessages[0].text.length, 500)
  })

  test('of a payment is checked attribute by attribute', async () => {
    const asked = await ask(payments, { body: JSON.stringify({ creditorName: ' ', instructedAmount: { amount: 12 } }) })
    const paths = ['/instructedAmount/amount', '/instructedAmount/currency', '/creditorAccount/iban', '/creditorName']
    assert.deepEqual([asked.status, asked.paths], [400, paths])
  })
})
