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
  for (const form of [...forms.slice(0, 2), ...forms.slice(3)])
    assert.match(known.replace(`x${form}x`), /^x«password 1».{0,2}x$/, form)
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

test('Values of four characters count, of three not; whole words below eight, anywhere from eight', () => {
  const known = createKnownSecrets()
  for (const value of ['x1z', 'x1zw', 'abc4567', 'abc45678']) known.learn(value, 'pin')
  assert.equal(known.replace('x1z'), 'x1z')
  assert.equal(known.replace('x1zw'), '«pin 1»')
  assert.equal(known.replace('-x1zw-'), '-«pin 1»-')
  for (const text of ['ax1zw', 'x1zwa', '9x1zw', 'x1zw9', 'Zx1zw', 'abc4567x']) assert.equal(known.replace(text), text)
  assert.equal(known.replace('yabc45678y'), 'y«pin 3»y')
})

test('A form shared by two values counts in any place where it does for one of them', () => {
  for (const order of [
    ['a%41b-%31', 'aab-1'],
    ['aab-1', 'a%41b-%31'],
  ]) {
    const known = createKnownSecrets()
    for (const value of order) known.learn(value, value.length > 8 ? 'long' : 'short')
    assert.equal(known.replace('xaab-1x'), `x«${order[0] === 'aab-1' ? 'short' : 'long'} 1»x`)
  }
  const known = createKnownSecrets()
  for (const value of ['ab-12', 'AB-12']) known.learn(value, 'pin')
  assert.equal(known.replace('xab-12x ab-12'), 'xab-12x «pin 1»')
})

test('A short form of a value of eight characters counts in any place, and so does a form of eight', () => {
  const known = createKnownSecrets()
  known.learn('a%41bc-1', 'encoded')
  known.learn('abcdefé', 'accented')
  assert.equal(known.replace('xaabc-1x'), 'x«encoded 1»x')
  assert.equal(known.replace('xabcdefé xabcdefÃ©x'), 'xabcdefé x«accented 1»x')
})

test('A value is found in base64 of base64 of base64, which is as far as encodings are read', () => {
  const known = createKnownSecrets()
  known.learn('canary-secret-77', 'Secret')
  const encoded = (times: number): string =>
    times === 0 ? 'canary-secret-77' : Buffer.from(`{${encoded(times - 1)}}`).toString('base64')
  assert.match(known.replace(encoded(3)), /«Secret 1»/)
  assert.equal(known.replace(encoded(4)), encoded(4))
})

test('A value is found in base64 that was escaped, once or twice', () => {
  const known = createKnownSecrets()
  const value = '>>?canary>>?secret>>?'
  known.learn(value, 'Secret')
  const base64 = Buffer.from(`user:${value.toUpperCase()}`).toString('base64')
  assert.match(base64, /[+/]/)
  for (const text of [encodeURIComponent(base64), encodeURIComponent(encodeURIComponent(base64))])
    assert.match(known.replace(text), /«Secret 1»/)
})

test('A value at the end of an encoded text is replaced whole, also where it has longer forms', () => {
  const known = createKnownSecrets()
  known.learn('aaaaд:+G!', 'Secret')
  const encoded = Buffer.from('aaaaд:+G!').toString('hex').replace(/../g, '%$&')
  assert.equal(known.replace(`x ${encoded}`), 'x «Secret 1»')
})

test('Values are replaced in the order of their places, of those at one place the longest', () => {
  const known = createKnownSecrets()
  known.learn('abcdefgh', 'short')
  known.learn('abcdefgh-ijkl', 'long')
  assert.equal(known.replace('%61bcdefgh and abcdefgh'), '«short 1» and «short 1»')
  assert.equal(known.replace('abcdefgh%2Dijkl'), '«long 1»')
})

test('Values that follow each other, at the start and at the end, are all replaced', () => {
  const known = createKnownSecrets()
  known.learn('aaaa-1111', 'a')
  known.learn('bbbb-2222', 'b')
  assert.equal(known.replace('aaaa-1111bbbb-2222aaaa-1111'), '«a 1»«b 1»«a 1»')
  assert.equal(known.replace('aaaa-111 bbbb-222'), 'aaaa-111 bbbb-222')
  assert.equal(known.replace(''), '')
})

test('Of values that begin alike the longest that fits is replaced, in whatever order they were learnt', () => {
  const values = ['abcd-1234', 'abcd-1234-5678', 'abcd-1234-5678-9']
  for (const order of [values, values.toReversed(), [values[1], values[2], values[0]]]) {
    const known = createKnownSecrets()
    for (const value of order) known.learn(value ?? '', `of ${value?.length}`)
    assert.equal(known.replace('abcd-1234-5678-9 abcd-1234-5678 abcd-1234'), '«of 16 1» «of 14 1» «of 9 1»')
  }
})

test('Where the longest value would not be a whole word, a shorter one that is counts', () => {
  const known = createKnownSecrets()
  known.learn('ab-12', 'long')
  known.learn('ab-1', 'short')
  assert.equal(known.replace('ab-12x'), 'ab-12x')
  assert.equal(known.replace('ab-1-2'), '«short 1»-2')
})

test('Long values are distinguished, and an equal one is recognised', () => {
  const known = createKnownSecrets()
  const long = (last: string) => 'k'.repeat(300) + last
  assert.equal(known.standIn(long('a'), 'key'), '«key 1»')
  assert.equal(known.standIn(long('b'), 'key'), '«key 2»')
  assert.equal(known.standIn(long('a'), 'key'), '«key 1»')
})

test('A value that is learnt again keeps its first name', () => {
  const known = createKnownSecrets()
  known.learn('same-value-1', 'one')
  known.learn('same-value-1', 'other')
  assert.equal(known.replace('same-value-1'), '«one 1»')
  assert.equal(known.standIn('other-value', 'other'), '«other 1»')
})

test('Everyday words are left in any case, and are given stand-ins where they stand in their own field', () => {
  const known = createKnownSecrets()
  known.learn('PASSWORD', 'credential')
  assert.equal(known.replace('a PASSWORD b'), 'a PASSWORD b')
  assert.equal(known.standIn('password', 'credential'), '«credential 1»')
})

test('A word of the rules is left, as sentences and addresses are full of it, and one that is none of theirs is not', () => {
  const known = createKnownSecrets()
  known.learn('Other', 'login of plain provider')
  known.learn('ashore', 'login of select provider')
  assert.equal(known.replace('secrets-in-other-case: no other rows'), 'secrets-in-other-case: no other rows')
  assert.equal(known.standIn('Other', 'login of plain provider'), '«login of plain provider 1»')
  assert.equal(known.replace('the user is ashore'), 'the user is «login of select provider 1»')
})

test('Text that is not well formed is hidden too', () => {
  const known = createKnownSecrets()
  known.learn('half-\ud800-surrogate', 'odd')
  assert.equal(known.replace('=half-\ud800-surrogate='), '=«odd 1»=')
})

test('Characters that differ in their upper byte alone are distinguished', () => {
  const known = createKnownSecrets()
  known.learn('\u0161\u0161\u0161\u0161-key-1', 'key')
  assert.equal(known.replace('aaaa-key-1'), 'aaaa-key-1')
})

test('What stands in for a value stays, although a word in it is a secret too', () => {
  const known = createKnownSecrets()
  known.learn('control', 'control token')
  const once = known.replace('the control port of «nobody 1» control')
  assert.equal(once, 'the «control token 1» port of «nobody 1» «control token 1»')
  assert.equal(known.replace(once), once)
})

test('A secret with the quotes of a stand-in is replaced', () => {
  const known = createKnownSecrets()
  known.learn('left«middle 1»right', 'secret')
  assert.equal(known.replace('left«middle 1»right'), '«secret 1»')
})

test('A value that is learnt once a text was seen to have none is replaced in that text from then on', () => {
  const known = createKnownSecrets()
  known.learn('first-secret', 'Secret')
  assert.deepEqual(
    ['a later-secret', 'a later-secret'].map((text) => known.replace(text)),
    ['a later-secret', 'a later-secret'],
  )
  known.learn('later-secret', 'Secret')
  assert.equal(known.replace('a later-secret'), 'a «Secret 2»')
})

test('Bytes that spell no character do not shift where a value in base64 is hidden', () => {
  const known = createKnownSecrets()
  known.learn('canary value 1', 'Secret')
  for (const before of [
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80, 0x80, 0x80],
  ]) {
    const text = Buffer.concat([Uint8Array.from(before), Buffer.from('CANARY value 1')]).toString('base64url')
    const at = Math.floor((before.length * 4) / 3)
    assert.equal(known.replace(text), `${text.slice(0, at)}«Secret 1»`, before.join())
  }
})
