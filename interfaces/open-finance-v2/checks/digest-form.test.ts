import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine, says } from '../../../harness/checks/answers/in-one-line.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { digestFormAccepted } from './digest-form.ts'

const accepted = sampleExchange(201, {})
const refused = sampleExchange(400, { apiClientMessages: [{ category: 'ERROR', code: 'FORMAT_ERROR' }] })

it('holds where the documented form is accepted', () =>
  assert.match(inOneLine(digestFormAccepted(accepted)), /^held: holds/))

it('is broken where another form is accepted in its place', () =>
  says(
    digestFormAccepted(refused, { form: 'in hexadecimal', exchange: accepted }),
    'broken: digest-form-refused; got a Digest in hexadecimal at Digest (2)',
  ))

it('is inconclusive where every form is refused, and without an answer', () => {
  assert.match(inOneLine(digestFormAccepted(refused)), /^inconclusive: request-refused-otherwise/)
  assert.match(inOneLine(digestFormAccepted(sampleTransportError())), /^inconclusive: transport-error/)
})
