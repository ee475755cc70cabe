import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'
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
  says(everyError('code', [accepted]), 'inconclusive: no-answers {"what":"refusals"}; 0 exchanges')
  says(everyError('code', [refusal(429)]), 'inconclusive: no-answers {"what":"refusals"}; 0 exchanges')
  says(everyError('code', [sampleTransportError()]), 'inconclusive: no-answers {"what":"refusals"}; 0 exchanges')
  says(
    everyError('code', [format(), format(), invalid]),
    'held: refusals-as-documented {"refusals":3,"kinds":["400 FORMAT_ERROR","401 SIGNATURE_INVALID"]}; 2 exchanges',
  )
  says(
    everyError('json-body', [sampleExchange(400, 'x'.repeat(100))]),
    'broken: refusal-differs {"outcome":"400 without a code","wanted":"a body in JSON","got":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","place":"the body"}; wanted a body in JSON, got xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx at the body; 1 exchange',
  )
  says(
    everyError('json-body', [sampleExchange(400, '')]),
    'broken: refusal-differs {"outcome":"400 without a code","wanted":"a body in JSON","got":"no body","place":"the body"}; wanted a body in JSON, got no body at the body; 1 exchange',
  )
  says(
    everyError('message-array', [sampleExchange(400, {})]),
    'broken: refusal-differs {"outcome":"400 without a code","wanted":"apiClientMessages, an array with at least one message block","got":"no such array","place":"apiClientMessages"}; wanted apiClientMessages, an array with at least one message block, got no such array at apiClientMessages; 1 exchange',
  )
  says(
    everyError('message-array', [refusal(400)]),
    'broken: refusal-differs {"outcome":"400 without a code","wanted":"apiClientMessages, an array with at least one message block","got":"an empty array","place":"apiClientMessages"}; wanted apiClientMessages, an array with at least one message block, got an empty array at apiClientMessages; 1 exchange',
  )
  says(
    everyError('message-array', [refusal(400, block('FORMAT_ERROR'), 'text')]),
    'broken: refusal-differs {"outcome":"400 FORMAT_ERROR","wanted":"apiClientMessages, an array with at least one message block","got":"2 entries, not all of them objects","place":"apiClientMessages"}; wanted apiClientMessages, an array with at least one message block, got 2 entries, not all of them objects at apiClientMessages; 1 exchange',
  )
  says(
    everyError('category', [refusal(400, { category: 'FATAL', code: 'A' })]),
    'broken: refusal-differs {"outcome":"400 A","wanted":"ERROR or WARNING","got":"\\"FATAL\\"","place":"apiClientMessages[0].category"}; wanted ERROR or WARNING, got "FATAL" at apiClientMessages[0].category; 1 exchange',
  )
  says(
    everyError('category', [refusal(400, { category: 'WARNING', code: 'A' })]),
    'held: refusals-as-documented {"refusals":1,"kinds":["400 without a code"]}; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block('A'), { category: 'ERROR' })]),
    'broken: refusal-differs {"outcome":"400 A","wanted":"a text","got":"nothing","place":"apiClientMessages[1].code"}; wanted a text, got nothing at apiClientMessages[1].code; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block(''))]),
    'broken: refusal-differs {"outcome":"400 without a code","wanted":"a text","got":"\\"\\"","place":"apiClientMessages[0].code"}; wanted a text, got "" at apiClientMessages[0].code; 1 exchange',
  )
  says(
    everyError('code', [refusal(400, block('x'.repeat(101)), { category: 'ERROR', code: ['x'.repeat(120)] })]),
    'broken: refusal-differs {"outcome":"400 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","wanted":"a text","got":"[\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\"]","place":"apiClientMessages[1].code"}; wanted a text, got ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] at apiClientMessages[1].code; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: 'x'.repeat(501) })]),
    'broken: refusal-differs {"outcome":"400 FORMAT_ERROR","wanted":"a text of at most 500 characters","got":"\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\" (501 characters)","place":"apiClientMessages[0].text"}; wanted a text of at most 500 characters, got "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" (501 characters) at apiClientMessages[0].text; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: 7 })]),
    'broken: refusal-differs {"outcome":"400 FORMAT_ERROR","wanted":"a text of at most 500 characters","got":"7","place":"apiClientMessages[0].text"}; wanted a text of at most 500 characters, got 7 at apiClientMessages[0].text; 1 exchange',
  )
  says(
    everyError('text-length', [format({ text: null }), format({ text: 'x'.repeat(500) })]),
    'held: refusals-as-documented {"refusals":2,"kinds":["400 FORMAT_ERROR"]}; 2 exchanges',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('RESOURCE_UNKNOWN'))]),
    'broken: refusal-differs {"outcome":"400 RESOURCE_UNKNOWN","wanted":"a status and a code that stand together in the table of errors","got":"400 RESOURCE_UNKNOWN","place":"apiClientMessages[0].code"}; wanted a status and a code that stand together in the table of errors, got 400 RESOURCE_UNKNOWN at apiClientMessages[0].code; 1 exchange',
  )
  says(
    everyError('tabled-pair', [refusal(400, block('FORMAT_ERROR'), block('MADE_UP'))]),
    'broken: refusal-differs {"outcome":"400 FORMAT_ERROR, MADE_UP","wanted":"a status and a code that stand together in the table of errors","got":"400 FORMAT_ERROR, MADE_UP","place":"apiClientMessages[0].code"}; wanted a status and a code that stand together in the table of errors, got 400 FORMAT_ERROR, MADE_UP at apiClientMessages[0].code; 1 exchange',
  )
  says(
    everyError('tabled-pair', [sampleExchange(400, {})]),
    'held: refusals-as-documented {"refusals":1,"kinds":["400 without a code"]}; 1 exchange',
  )
})

test('A request with one defect says how it was answered', () => {
  says(refusedWith(undefined, invalid, unsigned), 'inconclusive: nothing-sent; 0 exchanges')
  says(refusedWith(accepted, undefined, unsigned), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    refusedWith(refusal(400, block('FORMAT_ERROR')), invalid, unsigned),
    'inconclusive: control-refused {"outcome":"400 FORMAT_ERROR"}; 2 exchanges',
  )
  says(refusedWith(page, invalid, unsigned), 'inconclusive: control-not-json; 2 exchanges')
  says(
    refusedWith(sampleTransportError(), invalid, unsigned),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 2 exchanges',
  )
  says(
    refusedWith(accepted, sampleTransportError(), unsigned),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  says(
    refusedWith(accepted, sampleTransportError('TLS_FAILED'), { ...unsigned, handshake: true }),
    'held: certificate-refused {"code":"TLS_FAILED"}; 2 exchanges',
  )
  says(
    refusedWith(accepted, sampleTransportError('TLS_FAILED'), unsigned),
    'inconclusive: transport-error {"method":"GET","code":"TLS_FAILED","message":"nothing came back in 10 s"}; 1 exchange',
  )
  says(
    refusedWith(accepted, invalid, { ...unsigned, handshake: true }),
    'held: named-defect-refused {"defect":"is not signed","outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(
    refusedWith(accepted, accepted, unsigned),
    'broken: named-defect-accepted {"defect":"is not signed","wanted":"401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID"}; wanted 401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID, got accepted: 201; 2 exchanges',
  )
  says(
    refusedWith(accepted, invalid, unsigned),
    'held: named-defect-refused {"defect":"is not signed","outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(
    refusedWith(accepted, refusal(400, block('SIGNATURE_INVALID')), unsigned),
    'broken: named-defect-refused-otherwise {"defect":"is not signed","outcome":"400 SIGNATURE_INVALID","wanted":"401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID"}; wanted 401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID, got 400 SIGNATURE_INVALID at apiClientMessages[0].code; 2 exchanges',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID')), unsigned),
    'broken: named-defect-refused-otherwise {"defect":"is not signed","outcome":"401 ROLE_INVALID","wanted":"401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID"}; wanted 401 SIGNATURE_MISSING or 401 SIGNATURE_INVALID, got 401 ROLE_INVALID at apiClientMessages[0].code; 2 exchanges',
  )
  says(
    refusedWith(accepted, refusal(401, block('ROLE_INVALID'), block('SIGNATURE_INVALID')), unsigned),
    'held: named-defect-refused {"defect":"is not signed","outcome":"401 ROLE_INVALID, SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(
    refusedWith(sampleExchange(200, ''), invalid, unsigned),
    'held: named-defect-refused {"defect":"is not signed","outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
})

test('The other checks say what they found', () => {
  says(methodUnsupported(undefined, [invalid]), 'inconclusive: nothing-sent; 0 exchanges')
  says(methodUnsupported(accepted, []), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    methodUnsupported(accepted, [invalid, refusal(405, block('SERVICE_INVALID'))]),
    'held: method-unsupported {"seen":["GET: 401 SIGNATURE_INVALID","GET: 405 SERVICE_INVALID"]}; 3 exchanges',
  )
  says(
    methodUnsupported(accepted, [invalid, refusal(404, block('SERVICE_INVALID')), refusal(405, block('OTHER'))]),
    'broken: no-method-unsupported {"seen":["GET: 401 SIGNATURE_INVALID","GET: 404 SERVICE_INVALID","GET: 405 OTHER"]}; wanted 405 SERVICE_INVALID for at least one of them, got GET: 401 SIGNATURE_INVALID; GET: 404 SERVICE_INVALID; GET: 405 OTHER; 4 exchanges',
  )
  says(
    methodUnsupported(invalid, [invalid]),
    'inconclusive: control-refused {"outcome":"401 SIGNATURE_INVALID"}; 1 exchange',
  )
  says(
    methodUnsupported(accepted, [sampleTransportError()]),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  says(pointsAt('/a/validTo', undefined, format()), 'inconclusive: nothing-sent; 0 exchanges')
  says(pointsAt('/a/validTo', accepted, undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    pointsAt('/a/validTo', invalid, format()),
    'inconclusive: control-refused {"outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(
    pointsAt('/a/validTo', accepted, sampleTransportError()),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 2 exchanges',
  )
  says(
    pointsAt('/a/validTo', accepted, invalid),
    'inconclusive: body-not-refused {"outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(pointsAt('/a/validTo', accepted, format()), 'noted: no-path-named; 2 exchanges')
  says(pointsAt('/a/validTo', accepted, format({ path: '' })), 'noted: no-path-named; 2 exchanges')
  says(
    pointsAt('/a/validTo', accepted, format({ path: '$.a.validTo' })),
    'held: path-names-attribute {"paths":["$.a.validTo"],"pointer":"/a/validTo"}; 2 exchanges',
  )
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/b' }), block('FORMAT_ERROR', { path: '/a/validTo' })),
    ),
    'held: path-names-attribute {"paths":["/b","/a/validTo"],"pointer":"/a/validTo"}; 2 exchanges',
  )
  says(
    pointsAt('/a/valid-to', accepted, format({ path: '/a/valid-to' })),
    'held: path-names-attribute {"paths":["/a/valid-to"],"pointer":"/a/valid-to"}; 2 exchanges',
  )
  says(
    pointsAt(
      '/a/validTo',
      accepted,
      refusal(400, block('FORMAT_ERROR', { path: '/a' }), block('FORMAT_ERROR', { path: '/b' })),
    ),
    'broken: path-names-other-attribute {"paths":["/a","/b"],"pointer":"/a/validTo"}; wanted /a/validTo, got /a, /b at apiClientMessages[0].path; 2 exchanges',
  )
  says(jwsAccepted({ what: 'plain' }, undefined, steps), 'inconclusive: nothing-sent; 0 exchanges')
  says(jwsAccepted({ what: 'plain' }, accepted, undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    jwsAccepted({ what: 'plain' }, accepted, steps),
    'held: jws-signature-accepted {"what":"plain","outcome":"201"}; 1 exchange',
  )
  says(
    jwsAccepted({ what: 'plain', control: accepted }, accepted, steps),
    'held: jws-signature-accepted {"what":"plain","outcome":"201"}; 2 exchanges',
  )
  says(
    jwsAccepted({ what: 'plain', control: invalid }, accepted, steps),
    'inconclusive: control-refused {"outcome":"401 SIGNATURE_INVALID"}; 2 exchanges',
  )
  says(
    jwsAccepted({ what: 'plain' }, sampleTransportError(), steps),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  says(jwsAccepted({ what: 'plain' }, page, steps), 'inconclusive: answer-not-json; 1 exchange')
  says(
    jwsAccepted({ what: 'plain' }, invalid, steps),
    'broken: jws-signature-refused {"what":"plain","outcome":"401 SIGNATURE_INVALID"}; wanted the request to be accepted, got 401 SIGNATURE_INVALID; 1 exchange',
  )
  says(
    jwsAccepted({ what: 'plain' }, refusal(401, block('SIGNATURE_MISSING')), steps),
    'broken: jws-signature-refused {"what":"plain","outcome":"401 SIGNATURE_MISSING"}; wanted the request to be accepted, got 401 SIGNATURE_MISSING; 1 exchange',
  )
  says(
    jwsAccepted({ what: 'plain' }, format(), steps),
    'inconclusive: request-refused-otherwise {"outcome":"400 FORMAT_ERROR"}; 1 exchange',
  )
  says(
    jwsAccepted({ what: 'plain' }, { ...page, answer: { status: 400, headers: [], body: '<p>' } }, steps),
    'inconclusive: request-refused-otherwise {"outcome":"400 without a code"}; 1 exchange',
  )
})
