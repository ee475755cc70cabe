import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestAddresses, nearestWord } from './nearest-word.ts'

const known = ['live', 'service', 'app', 'private_key_file', 'private_key']

for (const [given, wanted] of [
  ['liev', 'live'],
  ['LIVE', 'live'],
  ['servce', 'service'],
  ['private-key-file', 'private_key_file'],
  ['privatekey', 'private_key'],
  ['ap', 'app'],
  ['server', undefined],
  ['x', undefined],
  ['', undefined],
] as const) {
  test(`Nearest to ${given || 'nothing'} is ${wanted ?? 'no known word'}`, () => {
    assert.equal(nearestWord(given, known), wanted)
  })
}

test('Nothing is near where nothing is known', () => assert.equal(nearestWord('live', []), undefined))

const addresses = ['ais-v4/paging', 'ais-v4/signing', 'ais-v4/paging/sorted-by-id', 'ais-v4', 'ais-v4/rates/floor']

test('The address with the fewest changed letters comes first', () => {
  assert.equal(nearestAddresses('ais-v4/sining', addresses)[0], 'ais-v4/signing')
  assert.equal(nearestAddresses('ais-v4/paging/sorted-by-ids', addresses)[0], 'ais-v4/paging/sorted-by-id')
})

test('An address of as many parts is nearer than a shorter one', () => {
  assert.equal(nearestAddresses('ais-v4/pa', ['ais-v4', 'ais-v4/page'])[0], 'ais-v4/page')
})

test('No more than three addresses are given, and none of nothing', () => {
  assert.equal(nearestAddresses('x', addresses).length, 3)
  assert.deepEqual(nearestAddresses('x', []), [])
})
