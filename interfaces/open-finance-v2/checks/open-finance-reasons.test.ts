import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'
import { everyError } from './every-error.ts'
import { methodUnsupported } from './method-unsupported.ts'
import { pointsAt } from './points-at.ts'
import { refusedWith } from './refused-with.ts'
import { jwsAccepted } from './jws-accepted.ts'

const refusal = (status: number, ...blocks: unknown[]) => sampleExchange(status, { apiClientMessages: blocks })
const block = (code: string, more: object = {}) => ({ category: 'ERROR', code, ...more })
const accepted = sampleExchange(201, { consentId: 'c' })
const page: Exchange = { ...accepted, answer: { status: 200, headers: [], body: '<p>Welcome</p>' } }
const invalid = refusal(401, block('SIGNATURE_INVALID'))
const unsigned = { defect: 'is not signed', codes: ['SIGNATURE_MISSING', 'SIGNATURE_INVALID'] }
const format = (more: object = {}) => refusal(400, block('FORMAT_ERROR', more))
const steps = {
  digestInput: Buffer.from('{"a":1}'),
  jws: { digest: 'SHA-256=x', protectedText: '{"x5c":["abc"]}', payload: 'a\r\nb', signingInput: 'abc.aü' },
}

test('Every refusal says what it shows and what it should', () => {
  says(everyError('code', [accepted]), 'inconclusive: no-answers (0)')
  says(everyError('code', [refusal(429)]), 'inconclusive: no-answers (0)')
  says(everyError('code', [sampleTransportError()]), 'inconclusive: no-answers (0)')
  says(everyError('code', [format(), format(), invalid]), 'held: refusals-as-documented (2)')
  says(
    everyError('json-body', [sampleExchange(400, 'x'.repeat(100))]),
    'broken: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx at the body',
  )
  says(everyError('json-body', [sampleExchange(400, '')]), 'broken: no body at the body')
  says(everyError('message-array', [sampleExchange(400, {})]), 'broken: no such array at apiClientMessages')
  says(everyError('message-array', [refusal(400)]), 'broken: an empty array at apiClientMessages')
  says(
    everyError('message-array', [refusal(400, block('FORMAT_ERROR'), 'text')]),
    'broken: 2 entries, not all of them objects at apiClientMessages',
  )
  says(
    everyError('category', [refusal(400, { category: 'FATAL', code: 'A' })]),
    'broken: "FATAL" at apiClientMessages[0].category',
  )
  says(everyError('category', [refusal(400, { category: 'WARNING', code: 'A' })]), 'held: refusals-as-documented')
  says(
    everyError('code', [refusal(400, block('A'), { category: 'ERROR' })]),
    'broken: nothing at apiClientMessages[1].code',
  )
  says(everyError('code', [refusal(400, block(''))]), 'broken: "" at apiClientMessages[0].code')
  says(
    everyError('code', [refusal(400, block('x'.repeat(101)), { category: 'ERROR', code: ['x'.repeat(120)] })]),
    'broken: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] at apiClientMessages[1].code',
  )
  says(
    everyError('text-length', [format({ text: 'x'.repeat(501) })]),
    'broken: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" (501 characters) at apiClientMessages[0].text',
  )
  says(everyError('text-length', [format({ text: 7 })]), 'broken: 7 at apiClientMessages[0].text')
  says(
    everyError('text-length', [format({ text: null }), format({ text: 'x'.repeat(500) })]),
    'held: refusals-as-documented (2)',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('RESOURCE_UNKNOWN'))]),
    'broken: 400 RESOURCE_UNKNOWN at apiClientMessages[0].code',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('FORMAT_ERROR'), block('MADE_UP'))]),
    'broken: 400 FORMAT_ERROR, MADE_UP at apiClientMessages[0].code',
  )
  says(everyError('tabled-pair', [sampleExchange(400, {})]), 'held: refusals-as-documented')
})

test('A request with one defect says how it was answered', () => {
  says(refusedWith(undefined, invalid, unsigned), 'inconclusive: nothing-sent (0)')
  says(refusedWith(refusal(400, block('FORMAT_ERROR')), invalid, unsigned), 'inconclusive: control-refused (2)')
  says(refusedWith(page, invalid, unsigned), 'inconclusive: control-not-json (2)')
  says(refusedWith(sampleTransportError(), invalid, unsigned), 'inconclusive: transport-error (2)')
  says(refusedWith(accepted, sampleTransportError(), unsigned), 'inconclusive: transport-error')
  says(
    refusedWith(accepted, sampleTransportError('TLS_FAILED'), { ...unsigned, handshake: true }),
    'held: certificate-refused (2)',
  )
  says(refusedWith(accepted, sampleTransportError('TLS_FAILED'), unsigned), 'inconclusive: transport-error')
  says(refusedWith(accepted, invalid, { ...unsigned, handshake: true }), 'held: named-defect-refused (2)')
  says(refusedWith(accepted, accepted, unsigned), 'broken: accepted: 201 (2)')
  says(refusedWith(accepted, invalid, unsigned), 'held: named-defect-refused (2)')
  says(
    refusedWith(accepted, refusal(400, block('SIGNATURE_INVALID')), unsigned),
    'broken: 400 SIGNATURE_INVALID at apiClientMessages[0].code (2)',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID')), unsigned),
    'broken: 401 ROLE_INVALID at apiClientMessages[0].code (2)',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID'), block('SIGNATURE_INVALID')), unsigned),
    'held: named-defect-refused (2)',
  )
  says(refusedWith(sampleExchange(200, ''), invalid, unsigned), 'held: named-defect-refused (2)')
})

test('The other checks say what they found', () => {
  says(methodUnsupported(undefined, [invalid]), 'inconclusive: nothing-sent (0)')
  says(methodUnsupported(accepted, []), 'inconclusive: nothing-sent (0)')
  says(methodUnsupported(accepted, [invalid, refusal(405, block('SERVICE_INVALID'))]), 'held: method-unsupported (3)')
  const lost = methodUnsupported(accepted, [
    refusal(404, block('RESOURCE_UNKNOWN')),
    refusal(405, block('SERVICE_INVALID')),
  ])
  assert.deepEqual([lost.finding, lost.atMost], ['broken', 'implied'])
  says(
    methodUnsupported(accepted, [invalid, refusal(404, block('SERVICE_INVALID')), refusal(405, block('OTHER'))]),
    'broken: GET: 401 SIGNATURE_INVALID; GET: 404 SERVICE_INVALID; GET: 405 OTHER (4)',
  )
  says(methodUnsupported(invalid, [invalid]), 'inconclusive: control-refused')
  says(methodUnsupported(accepted, [sampleTransportError()]), 'inconclusive: transport-error')
  says(pointsAt('/a/validTo', invalid, format()), 'inconclusive: control-refused (2)')
  says(pointsAt('/a/validTo', accepted, sampleTransportError()), 'inconclusive: transport-error (2)')
  says(pointsAt('/a/validTo', accepted, invalid), 'inconclusive: body-not-refused (2)')
  says(pointsAt('/a/validTo', accepted, format()), 'noted: no-path-named (2)')
  says(pointsAt('/a/validTo', accepted, format({ path: '' })), 'noted: no-path-named (2)')
  says(pointsAt('/a/validTo', accepted, format({ path: '$.a.validTo' })), 'held: holds (2)')
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/b' }), block('FORMAT_ERROR', { path: '/a/validTo' })),
    ),
    'held: holds (2)',
  )
  says(pointsAt('/a/valid-to', accepted, format({ path: '/a/valid-to' })), 'held: holds (2)')
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/a' }), block('FORMAT_ERROR', { path: '/b' })),
    ),
    'broken: /a, /b at apiClientMessages[0].path (2)',
  )
  says(jwsAccepted({ what: 'plain' }, undefined, steps), 'inconclusive: nothing-sent (0)')
  says(jwsAccepted({ what: 'plain' }, accepted, undefined), 'inconclusive: nothing-sent (0)')
  says(jwsAccepted({ what: 'plain' }, accepted, steps), 'held: jws-signature-accepted')
  says(jwsAccepted({ what: 'plain', control: accepted }, accepted, steps), 'held: jws-signature-accepted (2)')
  says(jwsAccepted({ what: 'plain', control: invalid }, accepted, steps), 'inconclusive: control-refused (2)')
  says(jwsAccepted({ what: 'plain' }, sampleTransportError(), steps), 'inconclusive: transport-error')
  says(jwsAccepted({ what: 'plain' }, page, steps), 'inconclusive: answer-not-json')
  says(jwsAccepted({ what: 'plain' }, invalid, steps), 'broken: 401 SIGNATURE_INVALID')
  says(jwsAccepted({ what: 'plain' }, refusal(401, block('SIGNATURE_MISSING')), steps), 'broken: 401 SIGNATURE_MISSING')
  says(jwsAccepted({ what: 'plain' }, format(), steps), 'inconclusive: request-refused-otherwise')
  says(
    jwsAccepted({ what: 'plain' }, { ...page, answer: { status: 400, headers: [], body: '<p>' } }, steps),
    'inconclusive: request-refused-otherwise',
  )
})
