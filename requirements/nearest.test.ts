import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from './nearest.ts'

const known = ['ais-v4/paging', 'ais-v4/signing', 'ais-v4/paging/sorted-by-id', 'ais-v4', 'ais-v4/rates/floor']

test('the word with the fewest changed letters comes first', () => {
  assert.equal(nearest('ais-v4/sining', known)[0], 'ais-v4/signing')
  assert.equal(nearest('ais-v4/paging/sorted-by-ids', known)[0], 'ais-v4/paging/sorted-by-id')
})

test('no more than three words are given, and none of nothing', () => {
  assert.equal(nearest('x', known).length, 3)
  assert.deepEqual(nearest('x', []), [])
})
