import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { x5cOf } from './protected-header.ts'
import { readJws } from './read-jws.ts'

const der = x5cOf(readFileSync(new URL('./vectors/seal.pem', import.meta.url), 'utf8'))
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('A JWS signature is taken apart at its dots, blanks around it aside', () => {
  const read = readJws(` ${segment({ typ: 'JOSE', x5c: der })}.middle.AQID\n`)
  assert.deepEqual(read.segments, [segment({ typ: 'JOSE', x5c: der }), 'middle', 'AQID'])
  assert.equal(read.protectedText, JSON.stringify({ typ: 'JOSE', x5c: der }))
  assert.deepEqual(read.protectedHeader, { typ: 'JOSE', x5c: der })
  assert.equal(read.certificate?.raw.toString('base64'), der)
  assert.deepEqual(read.signature, Buffer.from([1, 2, 3]))
})

test('A value without exactly three segments has nothing to read', () => {
  for (const value of ['', 'a', 'a.b', 'a.b.c.d', `${segment({})}...`])
    assert.deepEqual(readJws(value), {
      segments: undefined,
      protectedText: undefined,
      protectedHeader: undefined,
      certificate: undefined,
      signature: undefined,
    })
})

test('A protected header is an object, and nothing else', () => {
  for (const value of [null, 1, 'text', [1], true]) {
    const read = readJws(`${segment(value)}..AQID`)
    assert.equal(read.protectedHeader, undefined)
    assert.equal(read.protectedText, JSON.stringify(value))
    assert.equal(read.certificate, undefined)
  }
  assert.equal(readJws('%%..AQID').protectedHeader, undefined)
})
