import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digestOf, normalizedBody } from './digest.ts'

// `openssl dgst -sha256 -binary | openssl base64` over nothing and over {"a":1}.
const ofObject = 'SHA-256=AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI='

test('the digest equals that of openssl', () => assert.equal(digestOf(Buffer.from('{"a":1}')), ofObject))

test('line ends and outer blanks change nothing, inner ones do', () => {
  assert.equal(digestOf(Buffer.from('\r\n{"a":1} \n')), ofObject)
  assert.equal(digestOf(Buffer.from('{\r\n}')), digestOf(Buffer.from('{\n}')))
  assert.notEqual(digestOf(Buffer.from('{"a": 1}')), ofObject)
})

test('bytes that are no text come through, and a lone CR within stays', () =>
  assert.deepEqual(normalizedBody(Buffer.from([0x20, 0xff, 0x0d, 0xfe, 0x0a])), Buffer.from([0xff, 0x0d, 0xfe])))

test('each of six blanks goes from both ends, other bytes stay', () => {
  for (const blank of [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d])
    assert.deepEqual(normalizedBody(Buffer.from([blank, blank, 0x61, blank])), Buffer.from('a'), `${blank}`)
  for (const other of [0x00, 0x08, 0x0e, 0x1f, 0x21, 0x85, 0xa0])
    assert.deepEqual(normalizedBody(Buffer.from([other, 0x61, other])), Buffer.from([other, 0x61, other]), `${other}`)
})
