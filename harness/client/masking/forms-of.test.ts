import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldCase, formsOf as allFormsOf } from './forms-of.ts'

const formsOf = (value: string) => allFormsOf(value).map(([form]) => form)

test('A value has a form in small letters, one for each way in which capitals spell it, and one decoded', () => {
  assert.deepEqual(formsOf('Ab12'), ['ab12'])
  assert.deepEqual(formsOf('weiß'), ['weiß', 'weiss', 'weiã\u009f'])
  assert.deepEqual(formsOf('a%41'), ['a%41', 'aa'])
  assert.deepEqual(formsOf('a b c'), ['a b c', 'a+b+c'])
  assert.deepEqual(formsOf('É'), ['é', 'ã\u0089', 'ã©'])
})

test('Only values of six characters or more are looked for in base64', () => {
  assert.equal(formsOf('abcde').length, 1)
  assert.equal(formsOf('abcdef').length, 5)
})

test('Pieces are looked for of what a value is, and of no form that encodes it', () => {
  const pieces = (value: string) => allFormsOf(value).flatMap(([form, hasPieces]) => (hasPieces ? [form] : []))
  assert.deepEqual(pieces('canary-77'), ['canary-77'])
})

test('A value of several lines has a form without line breaks, and a key nothing of its frame', () => {
  assert.deepEqual(formsOf('a\n  b'), ['a\n  b', 'ab', 'a\n++b'])
  const key = '-----BEGIN RSA PRIVATE KEY-----\r\nabc\r\ndef\r\n-----END RSA PRIVATE KEY-----\n'
  assert.ok(allFormsOf(key).some(([form, hasPieces]) => hasPieces && form === 'abcdef'))
  assert.ok(!allFormsOf(key).some(([form, hasPieces]) => hasPieces && form.includes('rsa')))
})

test('A form in base64 depends on the value alone, so that other values around it do not hide it or show it', () => {
  const forms = formsOf('canary-77')
  const within = (value: string, near: string) => foldCase(Buffer.from(near + value + near).toString('base64'))
  for (const near of ['xx', 'yyy', 'zzzz']) {
    assert.ok(forms.some((form) => within('canary-77', near).includes(form)))
    assert.ok(!forms.some((form) => within('can4ry-77', near).includes(form)))
  }
})

test('Small letters stand where their capitals stood', () => {
  for (const text of ['ABC-é', 'İSTANBUL-1', 'ΟΔΟΣ 1', 'half-\ud800-surrogate', ''])
    assert.equal(foldCase(text).length, text.length)
  assert.equal(foldCase('İABC'), 'İabc')
  assert.equal(foldCase('İς'), 'İσ')
  assert.equal(foldCase('\u{10400}'), '\u{10428}', 'letters of two units')
  assert.equal(foldCase('ΟΔΟΣ'), foldCase('ΟΔΟΣa').slice(0, 4))
})
