import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { unpacked } from './transmit.ts'

const body = Buffer.from(`{"data":[${'{"id":"17","name":"Zürich"},'.repeat(40)}{}]}`)
const ways: Array<[coding: string, pack: (bytes: Buffer) => Buffer]> = [
  ['gzip', gzipSync],
  ['Deflate', deflateSync],
  ['br', brotliCompressSync],
]
const most = 1_000_000

for (const [coding, pack] of ways) {
  const packed = pack(body)
  test(`A body packed as ${coding} is unpacked whole, and cut it is an error`, () => {
    assert.deepEqual(unpacked(packed, coding, most), body)
    const half = packed.subarray(0, packed.length / 2)
    assert.throws(() => unpacked(half, coding, most), { code: /^(Z_|ERR_)/ })
  })

  test(`A body packed as ${coding} is unpacked to no more than the limit`, () =>
    assert.throws(() => unpacked(packed, coding, body.length - 1), { code: 'ERR_BUFFER_TOO_LARGE' }))
}

test('A body under another coding, and one of no bytes, are taken as they are', () => {
  for (const coding of [undefined, '', 'identity', 'utf-8']) assert.equal(unpacked(body, coding, most), body)
  for (const [coding] of ways) assert.equal(unpacked(Buffer.alloc(0), coding, most).length, 0)
})
