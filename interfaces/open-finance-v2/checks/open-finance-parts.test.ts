import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/test-support/sample-exchange.ts'
import {
  blocksOf,
  codesOf,
  messagesOf,
  outcomeWithCodes,
  statusOfCode,
} from '../../../harness/checks/answers/messages.ts'
import { isPage } from './refused-with.ts'
import { codesNaming, jwsDetails, jwsAccepted } from './jws-accepted.ts'

const refusal = (status: number, ...blocks: unknown[]) => sampleExchange(status, { apiClientMessages: blocks })
const block = (code: string, more: object = {}) => ({ category: 'ERROR', code, ...more })
const accepted = sampleExchange(201, { consentId: 'c' })
const page: Exchange = { ...accepted, answer: { status: 200, headers: [], body: '<p>Welcome</p>' } }
const invalid = refusal(401, block('SIGNATURE_INVALID'))
const format = (more: object = {}) => refusal(400, block('FORMAT_ERROR', more))
const steps = {
  digestInput: Buffer.from('{"a":1}'),
  jws: { digest: 'SHA-256=x', protectedText: '{"x5c":["abc"]}', payload: 'a\r\nb', signingInput: 'abc.aü' },
}

test('The parts of a refusal are read as far as they are there', () => {
  assert.equal(messagesOf(accepted), undefined)
  assert.equal(messagesOf(sampleExchange(400, '7')), undefined)
  assert.equal(messagesOf(sampleExchange(400, { apiClientMessages: {} })), undefined)
  assert.deepEqual(blocksOf(refusal(400, 'text', { code: 'A' })), [{ code: 'A' }])
  assert.deepEqual(blocksOf(accepted), [])
  assert.deepEqual(codesOf(refusal(400, { code: 'A' }, { code: 7 }, { code: 'B', category: 'WARNING' })), ['A'])
  assert.deepEqual([statusOfCode('FORMAT_ERROR'), statusOfCode('MADE_UP')], [400, undefined])
  assert.deepEqual(
    [accepted, refusal(400, block('A'), block('B')), sampleExchange(500, ''), sampleTransportError('TLS_FAILED')].map(
      outcomeWithCodes,
    ),
    ['201', '400 A, B', '500 without a code', 'no answer (TLS_FAILED)'],
  )
  const { trouble: _, ...silent } = sampleTransportError()
  assert.equal(outcomeWithCodes(silent), 'no answer (cause unknown)')
  assert.deepEqual([page, accepted, sampleExchange(200, ''), sampleTransportError()].map(isPage), [
    true,
    false,
    false,
    false,
  ])
})

test('The codes that name one part of a request as wrong', () => {
  assert.deepEqual(codesNaming, {
    signature: ['SIGNATURE_INVALID', 'SIGNATURE_MISSING'],
    certificate: ['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED', 'SIGNATURE_INVALID'],
    consent: ['CONSENT_UNKNOWN', 'CONSENT_INVALID', 'CONSENT_EXPIRED'],
  })
  const { details } = jwsAccepted({ what: 'plain' }, invalid, steps)
  assert.deepEqual(details, jwsDetails(steps))
  assert.deepEqual(jwsAccepted({ what: 'plain' }, format(), steps).details, details)
})
