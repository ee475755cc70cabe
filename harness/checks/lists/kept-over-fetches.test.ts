import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleData } from '../test-support/sample-exchange.ts'
import { keptOverFetches } from './kept-over-fetches.ts'

const row = (id: string, iban: string) => ({
  id,
  name: 'Savings',
  nature: 'savings',
  currency_code: 'EUR',
  extra: { iban },
})
const list = (...data: object[]) => [sampleData(data)]
const found = (before: object[], after: object[]) => keptOverFetches(list(...before), list(...after))

test('Accounts are kept over a fetch, and one that was opened meanwhile is another one', () => {
  assert.equal(found([row('1', 'A')], [row('1', 'A')])?.finding, 'held')
  assert.equal(found([row('1', 'A')], [row('1', 'A'), row('2', 'B')])?.finding, 'held')
  assert.equal(found([row('1', 'A'), row('2', 'A')], [row('1', 'A'), row('2', 'A')])?.finding, 'held')
  assert.equal(found([], [row('1', 'A')]), undefined)
})

test('An account under another id is gone, and one that is listed twice is found', () => {
  assert.equal(found([row('1', 'A')], [row('2', 'A')])?.reason.code, 'value-differs')
  assert.equal(found([row('1', 'A')], [row('1', 'A'), row('2', 'A')])?.got, '2 accounts "Savings"')
})
