import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/test-support/sample-exchange.ts'
import {
  blocksOf,
  codesOf,
  messagesOf,
  outcomeWithCodes,
  statusOfCode,
} from '../../../harness/checks/answers/messages.ts'
import { consentIdIn } from '../actions/consent-id.ts'
import { violated } from '../actions/violations.ts'
import { isPage } from './refused-with.ts'
import { codesNaming, jwsDetails, jwsAccepted } from './jws-accepted.ts'

const refusal = (status: number, ...blocks: unknown[]) => sampleExchange(status, { apiClientMessages: blocks })
const block = (code: string) => ({ category: 'ERROR', code })
const accepted = sampleExchange(201, { consentId: 'c' })
const page: Exchange = { ...accepted, answer: { status: 200, headers: [], body: '<p>Welcome</p>' } }
const steps = {
  digestInput: Buffer.from('{"a":1}'),
  jws: { digest: 'SHA-256=x', protectedText: '{"x5c":["abc"]}', payload: 'a\r\nb', signingInput: 'abc.aü' },
}
const details = (answer: Exchange) => jwsAccepted({ what: 'plain' }, answer, steps).details
const { trouble: _, ...silent } = sampleTransportError()
const outcomes = [
  accepted,
  refusal(400, block('A'), block('B')),
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
  [codesOf(refusal(400, { code: 'A' }, { code: 7 }, { code: 'B', category: 'WARNING' })), ['A']],
  [['FORMAT_ERROR', 'MADE_UP'].map(statusOfCode), [400, undefined]],
  [
    outcomes.map(outcomeWithCodes),
    ['201', '400 A, B', '500 without a code', 'no answer (X)', 'no answer (cause unknown)'],
  ],
  [[page, accepted, sampleExchange(200, ''), sampleTransportError()].map(isPage), [true, false, false, false]],
  'The codes that name one part of a request as wrong',
  [
    codesNaming,
    {
      signature: ['SIGNATURE_INVALID', 'SIGNATURE_MISSING'],
      certificate: ['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED', 'SIGNATURE_INVALID'],
      consent: ['CONSENT_UNKNOWN', 'CONSENT_INVALID', 'CONSENT_EXPIRED'],
    },
  ],
  [details(refusal(400, block('FORMAT_ERROR'))), jwsDetails(steps)],
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
