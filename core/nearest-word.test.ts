import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestWord } from './nearest-word.ts'

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
