import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleData } from '../test-support/sample-exchange.ts'
import { showsIdentifier } from './shows-identifier.ts'

const list = sampleData([{ id: '1', customer_identifier: 'anna' }])

test('The identifier of the customer holds, and a wrong one is broken at its place', () => {
  assert.equal(showsIdentifier(list, 'anna').finding, 'held')
  const judgement = showsIdentifier(list, 'bert')
  assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data[].customer_identifier'])
})

test('An identifier that is not known leaves it untested', () =>
  assert.equal(showsIdentifier(list, undefined).finding, 'untested'))
