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
]

describe('a validation_regexp', () => {
  for (const [text, passing, failing] of runs) {
    it(`is run where it is ${text}`, () => {
      assert.equal(readRegexp(text)?.passes(passing), true)
      assert.equal(readRegexp(text)?.passes(failing), false)
    })
  }
  for (const text of notRun) {
    it(`is not run where it is ${text}`, () => assert.equal(readRegexp(text), undefined))
  }
  it('is given up where it backtracks without end, and run no more', () => {
    const read = readRegexp('^(a+)+$')
    assert.equal(read?.passes('aaa'), true)
    assert.equal(read?.passes(`${'a'.repeat(40)}!`), undefined)
    assert.equal(read?.isTooSlow(), true)
    // Run once more, it would take the one text at once, and make texts that it takes.
    assert.equal(read?.passes('aaaa'), undefined)
    assert.deepEqual(read?.texts(), [])
  })
  it('gives texts that pass, always the same', () => {
    const read = readRegexp('^[A-Z]{2}[0-9]{4}$')
    assert.equal(read?.texts().length, 20)
    assert.ok(read?.texts().every((text) => /^[A-Z]{2}[0-9]{4}$/.test(text)))
    assert.deepEqual(read?.texts(), readRegexp('(?:^[A-Z]{2}[0-9]{4}$)')?.texts())
    assert.equal(read?.isTooSlow(), false)
  })
  it('gives no texts where they would be endlessly long', () => {
    for (const text of ['^(((x{100}){100}){100}){100}$', '^[a-z]{1000000,}$', '^(((x{200}){200}){200}){200}$'])
      assert.deepEqual(readRegexp(text)?.texts(), [], text)
  })
  it('is not run where it is very long, or where too many others took too long', () => {
    assert.equal(readRegexp(`^${'a?'.repeat(3000)}$`), undefined)
    for (let number = 1; number < 12; number += 1) readRegexp(`^(a+){${number},}b$`)?.passes('a'.repeat(600))
    assert.equal(readRegexp('^something else$'), undefined)
  })
})
