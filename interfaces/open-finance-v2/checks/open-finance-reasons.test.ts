import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../harness/checks/answers/in-one-line.ts'
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
  says(everyError('code', [accepted]), 'inconclusive: no-answers; 0 exchanges')
  says(everyError('code', [refusal(429)]), 'inconclusive: no-answers; 0 exchanges')
  says(everyError('code', [sampleTransportError()]), 'inconclusive: no-answers; 0 exchanges')
  says(everyError('code', [format(), format(), invalid]), 'held: refusals-as-documented; 2 exchanges')
  says(
    everyError('json-body', [sampleExchange(400, 'x'.repeat(100))]),
    'broken: value-differs; got xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx at the body; 1 exchange',
  )
  says(everyError('json-body', [sampleExchange(400, '')]), 'broken: value-differs; got no body at the body; 1 exchange')
  says(
    everyError('message-array', [sampleExchange(400, {})]),
    'broken: value-differs; got no such array at apiClientMessages; 1 exchange',
  )
  says(
    everyError('message-array', [refusal(400)]),
    'broken: value-differs; got an empty array at apiClientMessages; 1 exchange',
  )
  says(
    everyError('message-array', [refusal(400, block('FORMAT_ERROR'), 'text')]),
    'broken: value-differs; got 2 entries, not all of them objects at apiClientMessages; 1 exchange',
  )
  says(
    everyError('category', [refusal(400, { category: 'FATAL', code: 'A' })]),
    'broken: value-differs; got "FATAL" at apiClientMessages[0].category; 1 exchange',
  )
  says(
    everyError('category', [refusal(400, { category: 'WARNING', code: 'A' })]),
    'held: refusals-as-documented; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block('A'), { category: 'ERROR' })]),
    'broken: value-differs; got nothing at apiClientMessages[1].code; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block(''))]),
    'broken: value-differs; got "" at apiClientMessages[0].code; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block('x'.repeat(101)), { category: 'ERROR', code: ['x'.repeat(120)] })]),
    'broken: value-differs; got ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] at apiClientMessages[1].code; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: 'x'.repeat(501) })]),
    'broken: value-differs; got "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" (501 characters) at apiClientMessages[0].text; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: 7 })]),
    'broken: value-differs; got 7 at apiClientMessages[0].text; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: null }), format({ text: 'x'.repeat(500) })]),
    'held: refusals-as-documented; 2 exchanges',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('RESOURCE_UNKNOWN'))]),
    'broken: value-differs; got 400 RESOURCE_UNKNOWN at apiClientMessages[0].code; 1 exchange',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('FORMAT_ERROR'), block('MADE_UP'))]),
    'broken: value-differs; got 400 FORMAT_ERROR, MADE_UP at apiClientMessages[0].code; 1 exchange',
  )
  says(everyError('tabled-pair', [sampleExchange(400, {})]), 'held: refusals-as-documented; 1 exchange')
})

test('A request with one defect says how it was answered', () => {
  says(refusedWith(undefined, invalid, unsigned), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    refusedWith(refusal(400, block('FORMAT_ERROR')), invalid, unsigned),
    'inconclusive: control-refused; 2 exchanges',
  )
  says(refusedWith(page, invalid, unsigned), 'inconclusive: control-not-json; 2 exchanges')
  says(refusedWith(sampleTransportError(), invalid, unsigned), 'inconclusive: transport-error; 2 exchanges')
  says(refusedWith(accepted, sampleTransportError(), unsigned), 'inconclusive: transport-error; 1 exchange')
  says(
    refusedWith(accepted, sampleTransportError('TLS_FAILED'), { ...unsigned, handshake: true }),
    'held: certificate-refused; 2 exchanges',
  )
  says(refusedWith(accepted, sampleTransportError('TLS_FAILED'), unsigned), 'inconclusive: transport-error; 1 exchange')
  says(refusedWith(accepted, invalid, { ...unsigned, handshake: true }), 'held: named-defect-refused; 2 exchanges')
  says(refusedWith(accepted, accepted, unsigned), 'broken: value-differs; got accepted: 201; 2 exchanges')
  says(refusedWith(accepted, invalid, unsigned), 'held: named-defect-refused; 2 exchanges')
  says(
    refusedWith(accepted, refusal(400, block('SIGNATURE_INVALID')), unsigned),
    'broken: value-differs; got 400 SIGNATURE_INVALID at apiClientMessages[0].code; 2 exchanges',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID')), unsigned),
    'broken: value-differs; got 401 ROLE_INVALID at apiClientMessages[0].code; 2 exchanges',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID'), block('SIGNATURE_INVALID')), unsigned),
    'held: named-defect-refused; 2 exchanges',
  )
  says(refusedWith(sampleExchange(200, ''), invalid, unsigned), 'held: named-defect-refused; 2 exchanges')
})

test('The other checks say what they found', () => {
  says(methodUnsupported(undefined, [invalid]), 'inconclusive: nothing-sent; 0 exchanges')
  says(methodUnsupported(accepted, []), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    methodUnsupported(accepted, [invalid, refusal(405, block('SERVICE_INVALID'))]),
    'held: method-unsupported; 3 exchanges',
  )
  says(
    methodUnsupported(accepted, [invalid, refusal(404, block('SERVICE_INVALID')), refusal(405, block('OTHER'))]),
    'broken: value-differs; got GET: 401 SIGNATURE_INVALID; GET: 404 SERVICE_INVALID; GET: 405 OTHER; 4 exchanges',
  )
  says(methodUnsupported(invalid, [invalid]), 'inconclusive: control-refused; 1 exchange')
  says(methodUnsupported(accepted, [sampleTransportError()]), 'inconclusive: transport-error; 1 exchange')
  says(pointsAt('/a/validTo', invalid, format()), 'inconclusive: control-refused; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, sampleTransportError()), 'inconclusive: transport-error; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, invalid), 'inconclusive: body-not-refused; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, format()), 'noted: no-path-named; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, format({ path: '' })), 'noted: no-path-named; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, format({ path: '$.a.validTo' })), 'held: holds; 2 exchanges')
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/b' }), block('FORMAT_ERROR', { path: '/a/validTo' })),
    ),
    'held: holds; 2 exchanges',
  )
  says(pointsAt('/a/valid-to', accepted, format({ path: '/a/valid-to' })), 'held: holds; 2 exchanges')
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/a' }), block('FORMAT_ERROR', { path: '/b' })),
    ),
    'broken: value-differs; got /a, /b at apiClientMessages[0].path; 2 exchanges',
  )
  says(jwsAccepted({ what: 'plain' }, undefined, steps), 'inconclusive: nothing-sent; 0 exchanges')
  says(jwsAccepted({ what: 'plain' }, accepted, undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(jwsAccepted({ what: 'plain' }, accepted, steps), 'held: jws-signature-accepted; 1 exchange')
  says(jwsAccepted({ what: 'plain', control: accepted }, accepted, steps), 'held: jws-signature-accepted; 2 exchanges')
  says(jwsAccepted({ what: 'plain', control: invalid }, accepted, steps), 'inconclusive: control-refused; 2 exchanges')
  says(jwsAccepted({ what: 'plain' }, sampleTransportError(), steps), 'inconclusive: transport-error; 1 exchange')
  says(jwsAccepted({ what: 'plain' }, page, steps), 'inconclusive: answer-not-json; 1 exchange')
  says(jwsAccepted({ what: 'plain' }, invalid, steps), 'broken: value-differs; got 401 SIGNATURE_INVALID; 1 exchange')
  says(
    jwsAccepted({ what: 'plain' }, refusal(401, block('SIGNATURE_MISSING')), steps),
    'broken: value-differs; got 401 SIGNATURE_MISSING; 1 exchange',
  )
  says(jwsAccepted({ what: 'plain' }, format(), steps), 'inconclusive: request-refused-otherwise; 1 exchange')
  says(
    jwsAccepted({ what: 'plain' }, { ...page, answer: { status: 400, headers: [], body: '<p>' } }, steps),
    'inconclusive: request-refused-otherwise; 1 exchange',
  )
})
