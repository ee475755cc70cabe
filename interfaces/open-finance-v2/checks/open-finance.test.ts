import type { Exchange } from '../../../core/exchange.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/test-support/sample-exchange.ts'
import { blocksOf, codesOf, messagesOf, outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { consentIdIn } from '../actions/open-finance.ts'
import { violated } from '../actions/violations.ts'
import { refusedWith, pointsAt, methodUnsupported, notCalledInvalid } from './refused-with.ts'
import { digestFormAccepted } from './digest-form.ts'
import { everyError, type RefusalRule } from './every-error.ts'
import { codesNaming, jwsAccepted } from './jws-accepted.ts'

const block = (code: unknown, more: object = {}) => ({ category: 'ERROR', code, ...more })
const blocks = (status: number, ...all: unknown[]) => sampleExchange(status, { apiClientMessages: all })
const refusal = (status: number, code: unknown, more: object = {}) => blocks(status, block(code, more))
const accepted = sampleExchange(201, { consentId: 'c' })
const page: Exchange = { ...accepted, answer: { status: 200, headers: [], body: '<p>Welcome</p>' } }
const invalid = refusal(401, 'SIGNATURE_INVALID')
const format = (more: object = {}) => refusal(400, 'FORMAT_ERROR', more)
const lost = sampleTransportError()

const every = (rule: RefusalRule, ...answers: Exchange[]) => everyError(rule, answers)
const text = (value: unknown) => every('text-length', format({ text: value }))

const codes = ['SIGNATURE_MISSING', 'SIGNATURE_INVALID']
const refused = (answer: Exchange, control: Exchange | undefined = accepted, more: object = {}) =>
  refusedWith(control, answer, { defect: 'is not signed', codes, ...more })
const atHandshake = (code: string) => refused(sampleTransportError(code), accepted, { handshake: true })

const unsupported = (...answers: Exchange[]) => methodUnsupported(accepted, answers)
const gone = refusal(405, 'SERVICE_INVALID')

const path = (...paths: Array<string | undefined>) =>
  pointsAt('/a/validTo', accepted, blocks(400, ...paths.map((one) => block('FORMAT_ERROR', { path: one }))))

const steps = {
  digestInput: Buffer.from('{"a":1}'),
  jws: { digest: 'SHA-256=x', protectedText: '{"x5c":["abc"]}', payload: 'a\r\nb', signingInput: 'abc.aü' },
}
const signed = (answer: Exchange | undefined, own: object = {}) => jwsAccepted({ what: 'plain', ...own }, answer, steps)

cases(
  'Every refusal has a body with messages of the documented form',
  [every('code', accepted), 'inconclusive: nothing-to-check'],
  [every('code', blocks(429), lost), 'inconclusive: transport-error'],
  [every('code', accepted, format(), format(), invalid), 'held: holds-for (2)'],
  [every('json-body', format(), sampleExchange(400, 'no JSON')), 'broken: no JSON at the body'],
  [every('json-body', sampleExchange(400, '')), 'broken: no body at the body'],
  [every('message-array', blocks(400)), 'broken: an empty array at apiClientMessages'],
  [every('message-array', blocks(400, block('A'), 'text')), /^broken: 2 entries, not all of them objects at /],
  [every('category', blocks(400, { code: 'A' })), /^broken: nothing at .*\[0\]\.category$/],
  [every('category', blocks(400, { category: 'WARNING', code: 'A' })), 'held: holds-for'],
  [every('code', refusal(400, '')), /^broken: "" at .*\[0\]\.code$/],
  [every('path-is-text', format({ path: null }), format({ path: '/a' })), 'held: holds-for (2)'],
  [every('path-is-text', format({ path: ['a'] })), /^broken: \["a"\] at .*\[0\]\.path$/],
  [text('x'.repeat(501)), /^broken: "x{501}" \(501 characters\) at .*\[0\]\.text$/],
  [[text('𝒜'.repeat(500)), text(null)].map(({ finding }) => finding), ['held', 'held']],
  'A code goes with the status of the table, one of several suffices',
  [every('tabled-pair', blocks(400, block('FORMAT_ERROR'), block('CONSENT_INVALID'))), 'held'],
  [every('tabled-pair', refusal(400, 'RESOURCE_UNKNOWN')), /^broken: 400 RESOURCE_UNKNOWN at .*\[0\]\.code$/],
  'A request with one defect is refused with a code of that defect, beside a right one that is accepted',
  [refused(invalid, sampleExchange(200, '')), 'held: refused (2)'],
  [refused(accepted), 'broken: accepted: 201 (2)'],
  [refused(refusal(400, 'SIGNATURE_INVALID')), 'broken: 400 SIGNATURE_INVALID at apiClientMessages[0].code (2)'],
  [refusedWith(undefined, invalid, { defect: '', codes }), 'inconclusive: nothing-sent'],
  [refused(invalid, format()), 'inconclusive: control-alike (2)'],
  'A wrong certificate may be refused with its connection, and silence shows nothing',
  [['TLS_FAILED', 'TLS_REFUSED', 'TARGET_RESET'].map((code) => atHandshake(code).finding), ['held', 'held', 'held']],
  [refused(sampleTransportError('TLS_FAILED')), 'inconclusive: transport-error'],
  'One of the unsupported methods is refused as the document says',
  [unsupported(invalid, gone), 'held: holds-for (3)'],
  [unsupported(refusal(404, 'RESOURCE_UNKNOWN'), gone).atMost, 'implied'],
  [
    unsupported(invalid, refusal(404, 'SERVICE_INVALID'), refusal(405, 'OTHER')),
    'broken: GET: 401 SIGNATURE_INVALID; GET: 404 SERVICE_INVALID; GET: 405 OTHER (4)',
  ],
  [unsupported(), 'inconclusive: nothing-sent'],
  [methodUnsupported(undefined, [invalid]), 'inconclusive: nothing-sent'],
  'The path of a wrong attribute names it in any form, or is not there',
  [path('/b', '/a/validTo'), 'held: holds (2)'],
  [path('/a', '/b'), 'broken: /a, /b at apiClientMessages[0].path (2)'],
  [path(''), 'noted: left-out (2)'],
  [pointsAt('/a/validTo', accepted, lost), 'inconclusive: transport-error'],
  [pointsAt('/a/validTo', accepted, invalid), 'inconclusive: request-refused-otherwise (2)'],
  'A right signature is accepted, or refused for something else',
  [signed(accepted, { control: accepted }), 'held: request-accepted (2)'],
  [signed(invalid), 'broken: 401 SIGNATURE_INVALID'],
  [signed(invalid).details?.length, 4],
  [signed({ ...page, answer: { status: 400, headers: [], body: '<p>' } }), 'inconclusive: request-refused-otherwise'],
  [signed(page), 'inconclusive: answer-not-json'],
  [signed(lost), 'inconclusive: transport-error'],
  [signed(undefined), 'inconclusive: nothing-sent (0)'],
  [jwsAccepted({ what: 'plain' }, accepted, undefined), 'inconclusive: nothing-sent (0)'],
  'The documented form of a Digest is accepted, and no other in its place',
  [digestFormAccepted(accepted), /^held: holds/],
  [
    digestFormAccepted(format(), { form: 'in hexadecimal', exchange: accepted }),
    'broken: 400 FORMAT_ERROR, and acceptance of a Digest in hexadecimal at Digest (2)',
  ],
  [digestFormAccepted(format()), /^inconclusive: request-refused-otherwise/],
  [digestFormAccepted(lost), /^inconclusive: transport-error/],
  'A valid consent may be refused for anything but its state',
  [notCalledInvalid(sampleExchange(200, {})), 'held: request-accepted'],
  ...['CONSENT_INVALID', 'CONSENT_EXPIRED'].map(
    (code) => [notCalledInvalid(refusal(401, code)), `broken: 401 ${code} at apiClientMessages[0].code`] as const,
  ),
  [notCalledInvalid(refusal(404, 'RESOURCE_UNKNOWN')), 'inconclusive: request-refused-otherwise'],
  [notCalledInvalid(lost), 'inconclusive: transport-error'],
)

const { trouble: _, ...silent } = sampleTransportError()
const outcomes = [
  accepted,
  blocks(400, block('A'), block('B')),
  sampleExchange(500, ''),
  sampleTransportError('X'),
  silent,
]

const ids = [{ consentId: 'a' }, { data: { id: 7 } }, { consent: { id: 'c' } }, { data: { consent: { id: 'd' } } }, {}]
const body = { access: { accounts: [] }, validTo: '2030-01-01', 'a/b~c': 'x' }
const { 'a/b~c': _escaped, ...unescaped } = body
const without = (pointer: string, from: object = body) => violated(from, { pointer, how: 'left out' })

cases(
  'The parts of a refusal are read as far as they are there',
  [
    [accepted, sampleExchange(400, '7'), sampleExchange(400, { apiClientMessages: {} })].map(messagesOf),
    [undefined, undefined, undefined],
  ],
  [blocksOf(accepted), []],
  [codesOf(blocks(400, { code: 'A' }, { code: 7 }, { code: 'B', category: 'WARNING' })), ['A']],
  [
    outcomes.map(outcomeWithCodes),
    ['201', '400 A, B', '500 without a code', 'no answer (X)', 'no answer (cause unknown)'],
  ],
  'The codes that name one part of a request as wrong',
  [
    codesNaming,
    {
      signature: ['SIGNATURE_INVALID', 'SIGNATURE_MISSING'],
      certificate: ['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED', 'SIGNATURE_INVALID'],
      consent: ['CONSENT_UNKNOWN', 'CONSENT_INVALID', 'CONSENT_EXPIRED'],
    },
  ],
  'The id of a consent is read at the top of a body, in its data and in a consent of either',
  [ids.map((one) => consentIdIn(sampleExchange(201, one))), ['a', '7', 'c', 'd', undefined]],
  [consentIdIn(sampleExchange(400, { id: 'a' })), undefined],
  'One attribute is wrong, the others stay, and the body itself is not changed',
  [
    violated(body, { pointer: '/access/accounts', how: 'of another type' }),
    { ...body, access: { accounts: 'a text' } },
  ],
  [violated(body, { pointer: '/validTo', how: 'of another type' }), { ...body, validTo: { text: 'a text' } }],
  [body.validTo, '2030-01-01'],
  'A pointer names what is in it by its escapes, and one that leads nowhere changes nothing',
  [without('/a~1b~0c'), unescaped],
  [['/gone/deeper/still', '/validTo/deeper'].map((pointer) => without(pointer)), [body, body]],
  [without('/access/accounts', { access: null }), { access: null }],
)
