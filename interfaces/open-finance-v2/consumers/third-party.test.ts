import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { type JwsSigner, ThirdParty } from './third-party.ts'
import { listening } from '../../../tests/test-support/hostile-server.ts'

let seen: { request: IncomingMessage; body: string } | undefined
let answered: { status: number; body: unknown }

const address = await listening((request, answer, body) => {
  seen = { request, body: body.toString() }
  answer.writeHead(answered.status, { 'Content-Type': 'application/json' })
  answer.end(JSON.stringify(answered.body))
})

const signatureOfNames: JwsSigner = ({ method, path, headers }) => `${method} ${path} ${Object.keys(headers).join(' ')}`
const party = (): ThirdParty => new ThirdParty(`${address}/a_bank`, signatureOfNames)

test('a request without a body has the digest of nothing, and its signature covers the headers that it carries', async () => {
  answered = { status: 200, body: { accounts: [] } }
  assert.deepEqual(await party().read('/v2/accounts', 'consent-1'), { accounts: { accounts: [] } })
  const { url, headers } = seen?.request ?? assert.fail('nothing was asked')
  assert.equal(url, '/a_bank/v2/accounts')
  assert.equal(headers['digest'], 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  assert.equal(headers['x-jws-signature'], 'GET /v2/accounts x-request-id Digest Consent-ID')
})

test('a body is digested as it is sent', async () => {
  answered = { status: 201, body: { consentId: 'consent-2' } }
  assert.equal(await party().askForConsent('DE02120300000000202051', '2026-04-09'), 'consent-2')
  const { request, body } = seen ?? assert.fail('nothing was asked')
  assert.equal(request.headers['digest'], `SHA-256=${createHash('sha256').update(body).digest('base64')}`)
})

test('of several messages one names the state of the consent, and others are for the developer', async () => {
  const warning = { category: 'WARNING', code: 'SOMETHING_ELSE' }
  answered = { status: 401, body: { apiClientMessages: [warning, { category: 'ERROR', code: 'CONSENT_EXPIRED' }] } }
  assert.deepEqual(await party().read('/v2/accounts', 'consent-1'), { consent: 'ask again' })
  answered = { status: 403, body: { apiClientMessages: [{ category: 'ERROR', code: 'SERVICE_BLOCKED' }] } }
  await assert.rejects(party().read('/v2/accounts', 'consent-1'), /403 SERVICE_BLOCKED/)
})
