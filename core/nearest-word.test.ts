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
] as const)
  test(`Nearest to ${given || 'nothing'} is ${wanted ?? 'no known word'}`, () =>
    assert.equal(nearestWord(given, known), wanted))

test('An address of as many parts is nearer than a shorter one', () =>
  assert.equal(nearestAddresses('ais-v4/pa', ['ais-v4', 'ais-v4/page'])[0], 'ais-v4/page'))

test('Of addresses that are as near by their letters, those of as many parts come first', () => {
  assert.deepEqual(nearestAddresses('a/bc', ['a/b/c', 'a/bcd']), ['a/bcd', 'a/b/c'])
  assert.deepEqual(nearestAddresses('a/b/c', ['a/bxc', 'a/b/d']), ['a/b/d', 'a/bxc'])
})

for (const [how, given, nearer, farther] of [
  ['one put in', 'abcdef', 'abcxdef', 'abxcxdef'],
  ['one taken out', 'abcdef', 'abdef', 'aef'],
  ['one changed', 'abcdef', 'abxdef', 'axxdef'],
  ['two neighbours swapped', 'abcdef', 'abdcef', 'axxxef'],
  ['two neighbours swapped at the start', 'abcdef', 'bacdef', 'xycdef'],
] as const)
  test(`A letter counts once: ${how} is nearer than more of it`, () => {
    assert.deepEqual(nearestAddresses(given, [farther, nearer]), [nearer, farther])
    assert.deepEqual(nearestAddresses(given, [given, nearer])[0], given)
  })

test('A word is near while at most a third of its letters differ', () => {
  assert.equal(nearestWord('abcxxx', ['abcdefghi']), undefined)
  assert.equal(nearestWord('abcdef', ['abcdefghi']), 'abcdefghi')
  assert.equal(nearestWord('abcde', ['abcdefghi']), undefined)
  assert.equal(nearestWord('xb', ['ab']), 'ab', 'one letter of a short word')
  assert.equal(nearestWord('A B_C-D', ['abcd']), 'abcd')
  assert.equal(nearestWord('abcd', ['abxy', 'abcx']), 'abcx', 'the nearest, not the first')
})
