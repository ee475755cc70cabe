import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/test-support/sample-exchange.ts'
import { digestFormAccepted } from './digest-form.ts'

const accepted = sampleExchange(201, {})
const refused = sampleExchange(400, { apiClientMessages: [{ category: 'ERROR', code: 'FORMAT_ERROR' }] })

cases(
  'holds where the documented form is accepted',
  [digestFormAccepted(accepted), /^held: holds/],
  'is broken where another form is accepted in its place',
  [
    digestFormAccepted(refused, { form: 'in hexadecimal', exchange: accepted }),
    'broken: a Digest in hexadecimal at Digest (2)',
  ],
  'is inconclusive where every form is refused, and without an answer',
  [digestFormAccepted(refused), /^inconclusive: request-refused-otherwise/],
  [digestFormAccepted(sampleTransportError()), /^inconclusive: transport-error/],
)
