import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readRegexp } from './validation-regexp.ts'

const runs: Array<[text: string, passing: string, failing: string]> = [
  ['^[0-9]{1,3}([.][0-9]{1,3}){3}$', '192.0.2.10', '192.0.2'],
  [String.raw`\A\d{2}\z`, '12', '123'],
  [String.raw`\A[A-Z]{2}\Z`, 'DE', 'de'],
  ['(?i)^abc$', 'ABC', 'ab'],
  ['^(?i)abc$', 'ABC', 'ab'],
  [String.raw`\A(?i)ab|cd\z`, 'CD', 'c'],
  ['/^abc$/i', 'aBc', 'abcd'],
  ['(?-mix:^a$)', 'a', 'b'],
  ['(?P<code>^[A-Z]$)', 'A', '1'],
  ['^[[:alpha:]][[:digit:]]$', 'a1', '11'],
  ['^[[:alnum:]]{3}$', 'aZ9', 'a_9'],
  ['^[[:upper:]][[:lower:]]$', 'Ab', 'ab'],
  ['^[[:xdigit:]]{3}$', 'aF0', 'g00'],
  ['^a[[:space:]]b$', 'a\tb', 'a_b'],
  ['/^ab$/im', 'AB', 'abc'],
  ['(?im)^ab$', 'AB', 'abc'],
  ['/^a$/u', 'a', 'b'],
  ['/[ab]/[0-9]', '/a/5', 'a'],
  ['x/[ab]/i', 'x/a/i', 'a'],
  ['^[^a[:digit:]]$', 'b', '7'],
  ['^[a[:digit:]_]$', '7', ':'],
  [String.raw`^\'\:\_\ $`, "':_ ", 'x'],
  [String.raw`^a\-b[\-.]$`, 'a-b-', 'ab-'],
  [String.raw`^\p{L}+$`, 'Zoë', '1'],
]
const notRun = [
  'a++',
  '(?>a)b',
  String.raw`^\h+$`,
  '(?x) a b',
  'a(?i)b',
  '[a[bc]]',
  '[a[b]',
  '[]',
  '[^]',
  '[[:^alpha:]]',
  '[:alpha:]',
  '/a/g',
  '(?g)a',
  '[]a]',
  '[^]a]',
  '[[:word:]]',
  '(',
  String.raw`\R`,
  '^(?=a)a$',
  '^(?<!a)b$',
  String.raw`^(a)\1$`,
]

describe('a validation_regexp', () => {
  for (const [text, passing, failing] of runs)
    it(`is run where it is ${text}`, () => {
      assert.equal(readRegexp(text)?.passes(passing), true)
      assert.equal(readRegexp(text)?.passes(failing), false)
    })
  for (const text of notRun) it(`is not run where it is ${text}`, () => assert.equal(readRegexp(text), undefined))
  it('takes no longer where one that goes back and forth would take for ever', () => {
    const read = readRegexp('^(a+)+$')
    assert.equal(read?.passes('aaa'), true)
    assert.equal(read?.passes(`${'a'.repeat(600)}!`), false)
  })
  it('gives texts that pass, always the same', () => {
    const read = readRegexp('^[A-Z]{2}[0-9]{4}$')
    assert.equal(read?.texts().length, 20)
    assert.ok(read?.texts().every((text) => /^[A-Z]{2}[0-9]{4}$/.test(text)))
    assert.deepEqual(read?.texts(), readRegexp('(?:^[A-Z]{2}[0-9]{4}$)')?.texts())
  })
  it('gives texts that fit as a whole where it has no anchors', () => {
    const read = readRegexp('[0-9]{4}')
    assert.ok(read?.texts().every((text) => /^[0-9]{4}$/.test(text)))
    assert.deepEqual([read?.fits('12345'), read?.passes('12345')], [false, true])
  })
  it('gives no texts where they would be very long, and is not run where it repeats without end', () => {
    assert.deepEqual(readRegexp('^[a-z]{700,}$')?.texts(), [])
    for (const text of ['^(((x{100}){100}){100}){100}$', '^[a-z]{1000000,}$']) assert.equal(readRegexp(text), undefined)
  })
  it('is not run where it is very long', () => assert.equal(readRegexp(`^${'a?'.repeat(3000)}$`), undefined))
})
