import { says } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { everyError, type RefusalRule } from './every-error.ts'
import { pointsAt } from './points-at.ts'
import { refusedWith } from './refused-with.ts'
import { jwsAccepted } from './jws-accepted.ts'

let number = 0

function answered(status: number, json?: unknown, method = 'POST'): Exchange {
  number += 1
  const request = { method, url: 'https://127.0.0.1/bank/v2/consents/account-access', headers: [], body: '' }
  const body = json === undefined ? '' : JSON.stringify(json)
  const answer = { status, headers: [], body, ...(json !== undefined && { json }) }
  return { id: `x${number}`, request, answer, at: '2030-01-01T00:00:00Z', durationMs: 1 }
}

function troubled(code: string): Exchange {
  const { answer: _answer, ...rest } = answered(200)
  return { ...rest, trouble: { code, message: 'no answer' } }
}

const block = (code: string, more: object = {}) => ({ category: 'ERROR', code, ...more })
const refusal = (status: number, code: string, more: object = {}) =>
  answered(status, { apiClientMessages: [block(code, more)] })
const accepted = answered(201, { consentId: 'c' })

describe('A request with one defect', () => {
  const wanted = { defect: 'is not signed', codes: ['SIGNATURE_MISSING'] }

  for (const [what, answer] of [
    ['accepted', answered(201, {})],
    ['refused with another code', refusal(401, 'SIGNATURE_INVALID')],
    ['refused with the code under another status', refusal(400, 'SIGNATURE_MISSING')],
    ['refused without a code', answered(401, {})],
    ['met by a server error', answered(500)],
    [
      'named in a warning alone',
      answered(401, { apiClientMessages: [{ category: 'WARNING', code: 'SIGNATURE_MISSING' }] }),
    ],
  ] satisfies Array<[string, Exchange]>)
    test(`is broken where it is ${what}`, () => assert.equal(refusedWith(accepted, answer, wanted).finding, 'broken'))

  test('names the one defect where it is accepted', () =>
    says(refusedWith(accepted, answered(201), wanted), 'broken: accepted: 201 (2)'))

  test('may be refused with its connection where its certificate is wrong', () => {
    for (const code of ['TLS_REFUSED', 'TARGET_RESET'])
      assert.equal(refusedWith(accepted, troubled(code), { ...wanted, handshake: true }).finding, 'held')
    assert.equal(
      refusedWith(accepted, troubled('TARGET_TIMEOUT'), { ...wanted, handshake: true }).finding,
      'inconclusive',
    )
  })
})

describe('A right signature', () => {
  const protectedText = JSON.stringify({ x5c: ['A'.repeat(2000)], aud: 'POST /v2' })
  const steps = {
    digestInput: Buffer.from('{"a":1}'),
    jws: { digest: 'SHA-256=x', protectedText, payload: 'x-request-id: 1', signingInput: 'abc.x-request-id: 1' },
  }

  test('is broken where the signature is refused, with every step that led to it', () => {
    const judgement = jwsAccepted({ what: 'plain' }, refusal(401, 'SIGNATURE_INVALID'), steps)
    assert.equal(judgement.finding, 'broken')
    assert.deepEqual(
      judgement.details?.map(({ title }) => title.replace(/, \d+ bytes/, '')),
      ['Digest input', 'Digest', 'Protected header, decoded', 'Signing input'],
    )
  })

  test('is broken only by the codes of its own part, and only where its twin was accepted', () => {
    const codes = ['CERTIFICATE_INVALID']
    const found = (control: Exchange) =>
      jwsAccepted({ what: 'odd', codes, control }, refusal(401, 'CERTIFICATE_INVALID'), steps).finding
    assert.deepEqual([found(accepted), found(refusal(400, 'FORMAT_ERROR'))], ['broken', 'inconclusive'])
    assert.equal(jwsAccepted({ what: 'odd' }, refusal(401, 'CERTIFICATE_INVALID'), steps).finding, 'inconclusive')
  })
})

describe('Every refusal', () => {
  for (const [obligation, right, wrong] of [
    ['json-body', refusal(400, 'FORMAT_ERROR'), answered(400)],
    ['message-array', refusal(400, 'FORMAT_ERROR'), answered(400, { messages: [] })],
    ['message-array', refusal(400, 'FORMAT_ERROR'), answered(400, { apiClientMessages: [] })],
    ['category', refusal(400, 'FORMAT_ERROR'), answered(400, { apiClientMessages: [{ code: 'FORMAT_ERROR' }] })],
    ['code', refusal(400, 'FORMAT_ERROR'), answered(400, { apiClientMessages: [{ category: 'ERROR' }] })],
    [
      'text-length',
      refusal(400, 'FORMAT_ERROR', { text: '𝒜'.repeat(500) }),
      refusal(400, 'FORMAT_ERROR', { text: 'a'.repeat(501) }),
    ],
    ['tabled-pair', refusal(404, 'RESOURCE_UNKNOWN'), refusal(400, 'RESOURCE_UNKNOWN')],
    ['tabled-pair', refusal(404, 'RESOURCE_UNKNOWN'), refusal(404, 'NOT_FOUND')],
  ] satisfies Array<[RefusalRule, Exchange, Exchange]>)
    test(`keeps to ${obligation}, and is reported where it does not (${wrong.answer?.body})`, () => {
      assert.equal(everyError(obligation, [accepted, right]).finding, 'held')
      assert.equal(everyError(obligation, [right, wrong]).finding, 'broken')
    })

  test('counts several issues, of which one goes with the status', () => {
    const several = answered(400, { apiClientMessages: [block('FORMAT_ERROR'), block('CONSENT_INVALID')] })
    assert.equal(everyError('tabled-pair', [several]).finding, 'held')
  })
})

describe('The path of a wrong attribute', () => {
  test('names it in any form, or is not there', () => {
    const found = (path?: string) =>
      pointsAt('/access/validTo', accepted, refusal(400, 'FORMAT_ERROR', path === undefined ? {} : { path })).finding
    assert.deepEqual(['/access/validTo', '$.access.validTo', 'validTo', undefined, '/access', '/validToo'].map(found), [
      'held',
      'held',
      'held',
      'noted',
      'broken',
      'broken',
    ])
  })
})
