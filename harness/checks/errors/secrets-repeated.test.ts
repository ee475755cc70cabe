import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'
import { secretsNotRepeated } from './secrets-repeated.ts'

function refusedWith(shown: object, secret = 'a-long-secret'): Exchange {
  const exchange = sampleExchange(400, { error_class: 'WrongRequestFormat', error_message: 'no', request: shown })
  return { ...exchange, request: { ...exchange.request, headers: [['Customer-secret', secret]] } }
}

test('A refusal that repeats a secret of its request is found, wherever it does', () => {
  assert.match(
    inOneLine(secretsNotRepeated([refusedWith({}), refusedWith({ headers: { secret: 'a-long-secret' } })])),
    /^broken: .*the value of the header Customer-secret/,
  )
  assert.match(inOneLine(secretsNotRepeated([refusedWith({ id: 'a-long-one' })])), /^held/)
  assert.equal(secretsNotRepeated([refusedWith({ id: 'short' }, 'short')]).finding, 'inconclusive')
  assert.equal(secretsNotRepeated([sampleData([])]).finding, 'inconclusive')
})
