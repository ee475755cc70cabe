import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeTestSet } from '../../certificates/test-set.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance, type OpenFinanceAsked, type OpenFinanceAsking } from './test-support/open-finance-asking.ts'
import type { RunningOpenFinance } from './start-open-finance.ts'

const newConsent = '/v2/consents/account-access'
const payments = '/v2/consents/payment'
const rightBody = { access: { accounts: [] }, validTo: '2999-12-31' }

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

/** Status and codes of an answer; every block of it has the stated form. */
function outcome({ status, body, codes }: OpenFinanceAsked): string {
  for (const { category, code, text } of body?.apiClientMessages ?? []) {
    assert.equal(category, 'ERROR')
    assert.ok(typeof code === 'string' && typeof text === 'string' && text.length <= 500)
  }
  return [status, ...codes].join(' ')
}

describe('The certificate of the connection', () => {
  test('is checked by the clock of the sandbox', async () => {
    running.sandbox.clock.advance(400 * 86_400)
    const asked = await post(rightBody)
    running.sandbox.clock.reset()
    assert.equal(outcome(asked), '401 CERTIFICATE_EXPIRED')
  })
})

describe('The address', () => {
  test('405 says what is supported, and a slash at the end makes no difference', async () => {
    assert.equal((await ask(newConsent, { method: 'PATCH' })).headers.allow, 'POST')
    assert.equal(outcome(await ask(`${newConsent}/`, { body: JSON.stringify(rightBody) })), '201')
  })
})

describe('A consent', () => {
  test('stands ready in every state', async () => {
    const { valid, unauthorised, revoked, expired } = openFinance.consents
    const asked = await accountsUnder(valid)
    assert.deepEqual([asked.status, asked.body.accounts.length], [200, 2])
    assert.equal(outcome(await accountsUnder(unauthorised)), '401 CONSENT_INVALID')
    assert.equal(outcome(await accountsUnder(revoked)), '401 CONSENT_INVALID')
    assert.equal(outcome(await accountsUnder(expired)), '401 CONSENT_EXPIRED')
  })
})

describe('A body', () => {
  test('that is no JSON object, or a very deep one, is refused without a path', async () => {
    const deep = `{"x":${'['.repeat(50)}${']'.repeat(50)}}`
    for (const body of ['', 'null', '[]', '{"a":', Buffer.from([0x7b, 0xff, 0x7d]), deep]) {
      const asked = await ask(newConsent, { body })
      assert.deepEqual([outcome(asked), asked.paths], ['400 FORMAT_ERROR', []])
    }
  })

  test('unknown attributes are accepted', async () =>
    assert.equal(outcome(await post({ ...rightBody, colour: 'green' })), '201'))

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
