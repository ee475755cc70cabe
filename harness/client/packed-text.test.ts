import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PackedText } from './packed-text.ts'
import { readAnswer } from './record.ts'

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const long = { data: Array.from({ length: 4000 }, (_, at) => ({ id: String(at), name: 'Zoë 东京' })) }

test('A packed text is what it was, and parsed once while few others are read', () => {
  const packed = new PackedText(bytesOf(long), 'long')
  assert.equal(packed.text, JSON.stringify(long))
  assert.deepEqual(packed.json, long)
  assert.equal(packed.json, packed.json)
  assert.equal(new PackedText(Buffer.from('<html>'), 'page').json, undefined)
})

test('What was parsed long ago is parsed again', () => {
  const one = new PackedText(bytesOf(long), 'long')
  const first = one.json
  for (let at = 0; at < 60; at += 1) assert.ok(new PackedText(bytesOf(long), 'long').json)
  assert.notEqual(one.json, first)
  assert.deepEqual(one.json, first)
})

test('A long answer reads like a short one, be it JSON or not', () => {
  const answer = readAnswer({ status: 200, headers: [], bytes: bytesOf(long) })
  assert.deepEqual({ ...answer }, { status: 200, headers: [], body: JSON.stringify(long), json: long })
  const page = readAnswer({ status: 502, headers: [], bytes: Buffer.from('<p>'.repeat(40_000)) })
  assert.deepEqual({ ...page }, { status: 502, headers: [], body: '<p>'.repeat(40_000) })
  assert.equal('json' in page, false)
  const bytes = Buffer.alloc(70_000, 0xff)
  assert.equal(readAnswer({ status: 200, headers: [], bytes }).bodyBase64, bytes.toString('base64'))
})
