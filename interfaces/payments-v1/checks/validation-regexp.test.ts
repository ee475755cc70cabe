import { cases } from '../../../core/test-support/cases.ts'
import { readRegexp } from './validation-regexp.ts'

const { raw } = String
const runs: Array<[text: string, passing: string, failing: string]> = [
  ['^[0-9]{1,3}([.][0-9]{1,3}){3}$', '192.0.2.10', '192.0.2'],
  [raw`\A\d{2}\z`, '12', '123'],
  [raw`\A[A-Z]{2}\Z`, 'DE', 'de'],
  ['(?i)^abc$', 'ABC', 'ab'],
  ['^(?i)abc$', 'ABC', 'ab'],
  [raw`\A(?i)ab|cd\z`, 'CD', 'c'],
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
  [raw`^\'\:\_\ $`, "':_ ", 'x'],
  [raw`^a\-b[\-.]$`, 'a-b-', 'ab-'],
  [raw`^\p{L}+$`, 'Zoë', '1'],
  // One that goes back and forth would take for ever.
  ['^(a+)+$', 'aaa', `${'a'.repeat(600)}!`],
]
const notRun = [
  raw`a++ | (?>a)b | ^\h+$ | (?x) a b | a(?i)b | [a[bc]] | [a[b] | [] | [^] | [[:^alpha:]]`,
  raw`[:alpha:] | /a/g | (?g)a | []a] | [^]a] | [[:word:]] | ( | \R | ^(?=a)a$ | ^(?<!a)b$ | ^(a)\1$`,
].flatMap((texts) => texts.split(' | '))
const endless = ['^(((x{100}){100}){100}){100}$', '^[a-z]{1000000,}$', `^${'a?'.repeat(3000)}$`]
const bare = readRegexp('[0-9]{4}')
const code = readRegexp('^[A-Z]{2}[0-9]{4}$')?.texts() ?? []

cases(
  'A validation_regexp is run as its kind of language reads it',
  ...runs.map(([text, ...given]) => [given.map((one) => readRegexp(text)?.passes(one)), [true, false], text] as const),
  'It is not run where it could mean something else',
  ...notRun.map((text) => [readRegexp(text), undefined, text] as const),
  'It is not run where it repeats without end or is very long',
  ...endless.map((text) => [readRegexp(text), undefined, text.slice(0, 30)] as const),
  'It gives texts that pass, always the same, and none where they would be very long',
  [code.filter((text) => /^[A-Z]{2}[0-9]{4}$/.test(text)).length, 20],
  [readRegexp('(?:^[A-Z]{2}[0-9]{4}$)')?.texts(), code],
  [readRegexp('^[a-z]{700,}$')?.texts(), []],
  [readRegexp('^(?:[a-z]{30}){30}$')?.texts(), []],
  'It gives texts that fit as a whole where it has no anchors',
  [bare?.texts().filter((text) => !/^[0-9]{4}$/.test(text)), []],
  [bare?.fits('12345'), false],
  [bare?.passes('12345'), true],
)
