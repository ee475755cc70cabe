import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { charLength } from './char-length.ts'

test('A character takes the bytes that spell it, at the edges of each length and anywhere between', () => {
  const edges = [0x80, 0x7_ff, 0x8_00, 0xff_ff, 0x1_00_00, 0x10_ff_ff].map((code) => String.fromCodePoint(code))
  const anyChar = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const long = anyChar.filter((char) => char > '\u007f' && char.isWellFormed())
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...edges), long), (char) => {
      const bytes = Buffer.from(`a${char}b`)
      assert.equal(charLength(bytes, 1), bytes.length - 2)
      assert.equal(charLength(bytes.subarray(0, -2), 1), 0, 'broken off')
    }),
  )
})

test('Of single bytes, those of ASCII that can be printed and the blanks are characters', () => {
  const single = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => charLength(Uint8Array.of(byte), 0) > 0)
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place)
  assert.deepEqual(single, [0x09, 0x0a, 0x0b, 0x0c, 0x0d, ...printable])
  assert.equal(charLength(Uint8Array.of(0x61), 1), 0, 'past the end')
})

test('Bytes that no character begins with, or that do not go on as one, are none', () => {
  for (const bytes of [
    [0x80, 0x80],
    [0xc1, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xff, 0x80],
    [0xe2, 0x82, 0x41],
    [0xe2, 0x41, 0x82],
    [0xc3, 0xc3],
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf0, 0x8f, 0x80, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
  ])
    assert.equal(charLength(Uint8Array.from(bytes), 0), 0, bytes.join())
})
