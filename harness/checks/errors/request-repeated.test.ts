import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { requestRepeated } from './request-repeated.ts'

function answered(status: number, body: object) {
  const { request, ...rest } = sampleExchange(status, body)
  return { ...rest, request: { ...request, url: 'https://bank.example/rates?date=someday' } }
}
const decide = (request?: object) =>
  inOneLine(requestRepeated(answered(400, { error_class: 'DateFormatInvalid', request }), 'date'))

it('looks for what was sent in the request of an error', () => {
  assert.match(decide({ date: 'someday' }), /^held: holds/)
  assert.match(decide({ url: '/rates?date=someday' }), /^held/)
  assert.match(decide({}), /^broken: \{\} at request/)
  assert.match(decide(), /^untested: not-shown/)
  assert.match(inOneLine(requestRepeated(answered(200, { data: [] }), 'date')), /^inconclusive/)
})
