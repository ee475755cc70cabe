import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  sampleData,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'
import { leftToItsClient, unknownRefused } from './left-to-its-client.ts'

const list = (...rows: Array<[id: string, duplicated: boolean]>) =>
  sampleData(rows.map(([id, duplicated]) => ({ id, duplicated })))
const before = list(['1', false], ['2', true])
const refused = sampleRefusal(404, 'TransactionNotFound')
const accepted = sampleData({})

test('Transactions that stay as they were hold, whatever was answered', () => {
  for (const answer of [refused, accepted])
    assert.equal(leftToItsClient({ before, answer, after: before }).finding, 'held')
})

test('A transaction that is gone, or has another mark, is broken', () => {
  assert.equal(leftToItsClient({ before, answer: accepted, after: list(['2', true]) }).got, 'nothing')
  const marked = leftToItsClient({ before, answer: refused, after: list(['1', true], ['2', true]) })
  assert.deepEqual([marked.finding, marked.got], ['broken', 'duplicated true'])
})

test('No transactions and a transport error show nothing', () => {
  assert.equal(leftToItsClient({ before: list(), answer: refused, after: list() }).finding, 'inconclusive')
  assert.equal(leftToItsClient({ before, answer: sampleTransportError(), after: before }).finding, 'inconclusive')
})

test('Each request with an unknown transaction is refused as such', () => {
  const classes = ['TransactionNotFound']
  assert.equal(unknownRefused([accepted, refused, refused], classes).finding, 'held')
  assert.equal(unknownRefused([accepted, refused, accepted], classes).finding, 'broken')
  assert.equal(unknownRefused([refused], classes).finding, 'inconclusive')
})
