import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { unpacked } from './transmit.ts'

const body = Buffer.from(`{"data":[${'{"id":"17","name":"Zürich"},'.repeat(40)}{}]}`)
const ways: Array<[coding: string, pack: (bytes: Buffer) => Buffer]> = [
  ['gzip', gzipSync],
  ['X-Gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
]
const most = 1_000_000

/** Every coding alone, and every pair of codings. */
const combinations = [
  ...ways,
  ...ways.flatMap(([first, pack]) =>
    ways.map(([second, again]): (typeof ways)[number] => [`${first}, ${second}`, (bytes) => again(pack(bytes))]),
  ),
]

for (const [at, [coding, pack]] of combinations.entries()) {
  const packed = pack(body)
  test(`A body packed as ${coding} (${at}) is unpacked whole`, () =>
    assert.deepEqual(unpacked(packed, coding, most), body))

  test(`A body packed as ${coding} (${at}) and cut anywhere is an error`, () => {
    for (let length = 1; length < packed.length; length += 7)
      assert.throws(() => unpacked(packed.subarray(0, length), coding, most), { code: /^(Z_|ERR_|ERR__)/ }, `${length}`)
  })

  test(`Bytes after a body packed as ${coding} (${at}) are an error`, () => {
    for (const more of [Buffer.alloc(1), Buffer.from('x'), Buffer.from('{"data":[]}'), Buffer.alloc(600, 7)])
      assert.throws(() => unpacked(Buffer.concat([packed, more]), coding, most), { code: /^Z_/ })
  })

  test(`A body packed as ${coding} (${at}) is unpacked to no more than the limit`, () =>
    assert.throws(() => unpacked(packed, coding, body.length - 1), { code: 'ERR_BUFFER_TOO_LARGE' }))
}

test('Text under an unknown coding, and a body of no bytes, are taken as they are', () => {
  for (const coding of [undefined, '', 'identity', 'utf-8', 'zstd']) assert.equal(unpacked(body, coding, most), body)
  for (const [coding] of ways) assert.equal(unpacked(Buffer.alloc(0), coding, most).length, 0)
})

test('Bytes under an unknown coding are an error', () =>
  assert.throws(() => unpacked(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 'zstd', most), { code: 'Z_CODING_UNKNOWN' }))
