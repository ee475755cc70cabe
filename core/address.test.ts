import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liesBeneath, obligationOf, topicOf } from './address.ts'

for (const [address, prefix, lies] of [
  ['ais-v4/paging/sorted-by-id', 'ais-v4/paging', true],
  ['ais-v4/paging/sorted-by-id', 'ais-v4/paging/', true],
  ['ais-v4/paging/sorted-by-id', 'ais-v4/paging//', true],
  ['ais-v4/paging', 'ais-v4/paging', true],
  ['ais-v4/paging', 'ais-v4/pag', false],
  ['ais-v4', 'ais-v4/paging', false],
] as const)
  test(`${address} ${lies ? 'lies' : 'does not lie'} beneath ${prefix}`, () =>
    assert.equal(liesBeneath(address, prefix), lies))

test('an address is its topic and its obligation', () => {
  const address = 'ais-v4/paging/sorted-by-id'
  assert.deepEqual([topicOf(address), obligationOf(address)], ['ais-v4/paging', 'sorted-by-id'])
})
