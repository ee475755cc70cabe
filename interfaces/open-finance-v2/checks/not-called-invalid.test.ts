import { test } from 'node:test'
import { sampleExchange, sampleTransportError } from '../../../harness/checks/test-support/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'
import { notCalledInvalid } from './not-called-invalid.ts'

const refusal = (status: number, code: string) =>
  sampleExchange(status, { apiClientMessages: [{ category: 'ERROR', code }] })

test('A valid consent may be refused for anything but its state', () => {
  says(notCalledInvalid(sampleExchange(200, {})), 'held: request-accepted')
  for (const code of ['CONSENT_INVALID', 'CONSENT_EXPIRED'])
    says(notCalledInvalid(refusal(401, code)), `broken: 401 ${code} at apiClientMessages[0].code`)
  says(notCalledInvalid(refusal(404, 'RESOURCE_UNKNOWN')), 'inconclusive: request-refused-otherwise')
  says(notCalledInvalid(sampleTransportError()), 'inconclusive: transport-error')
})
