import { keepsLaws } from '../test-support/keeps-laws.ts'
import { anyJson } from './any-json.ts'
import { beyondTheHour, expiresAtEdges, inThePast, noTimestamp, noTimestampEdges, withinTheHour } from './expires-at.ts'
import { pageSize, pageSizeEdges } from './page-size.ts'
import { rowPosition, rowPositionEdges } from './row-position.ts'
import { edited, textEdit, textEditEdges } from './text-edit.ts'
import { isDeepStrictEqual } from 'node:util'
import { integerKeeping } from '../../core/exact-json.ts'
import { cases } from '../../core/test-support/cases.ts'
import {
  compact,
  type JsonSpelling,
  jsonSpelling,
  jsonSpellingEdges,
  oddJsonSpelling,
  spellJson,
} from './json-spelling.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { querySpelling, querySpellingEdges, spellQuery } from './query-spelling.ts'
import { dateWindow } from '../../harness/checks/values/date-window.ts'
import { windowDay, windowDayEdges } from './window-day.ts'

const year = 365 * 86_400
const whole = (least: number, most: number) => (number: number) =>
  Number.isInteger(number) && number >= least && number <= most
const texts = ['a', '/', '%20']

keepsLaws('anyJson', anyJson(), {
  member: (value) => value !== undefined && JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value),
  simplest: (value) => value === null || value === '' || value === 0,
  reaches: {
    null: (value) => value === null,
    'an empty list': (value) => Array.isArray(value) && value.length === 0,
    'an object': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'a fraction': (value) => value === 1.5,
    'a number below zero': (value) => typeof value === 'number' && value < -1,
    'a text of blanks': (value) => value === ' ',
    'a text beyond ASCII': (value) => typeof value === 'string' && /[\u0080-\uffff]/.test(value),
    true: (value) => value === true,
    'a number as text': (value) => value === '0',
    'the name of null': (value) => value === 'null',
    'a list of null': (value) => JSON.stringify(value) === '[null]',
    'an object with an id': (value) => JSON.stringify(value) === '{"id":1}',
  },
})
keepsLaws('withinTheHour', withinTheHour(), {
  member: whole(60, 3540),
  edges: expiresAtEdges.withinTheHour,
  simplest: (seconds) => seconds === 60,
  reaches: { 'the last half hour': (seconds) => seconds > 1800, 'its first second': (seconds) => seconds === 60 },
})
keepsLaws('beyondTheHour', beyondTheHour(), {
  member: whole(3660, 1000 * 31_557_600),
  edges: expiresAtEdges.beyondTheHour,
  simplest: (seconds) => seconds === 3660,
  reaches: {
    'the hour after': (seconds) => seconds < 7200,
    'days ahead': (seconds) => seconds > 86_400 && seconds < 31 * 86_400,
    'years ahead': (seconds) => seconds > 2 * year,
  },
})
keepsLaws('inThePast', inThePast(), {
  member: whole(-10 * 31_557_600, -60),
  edges: expiresAtEdges.inThePast,
  simplest: (seconds) => seconds === -60,
  reaches: { 'the last hours': (seconds) => seconds > -7200, 'years ago': (seconds) => seconds < -year },
})
keepsLaws('noTimestamp', noTimestamp(), {
  edges: noTimestampEdges,
  member: (text) => /^[\w:-]+$/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text),
  reaches: {
    'a date': (text) => text === '2099-01-01',
    'a number in hexadecimal': (text) => text === '0x7fffffff',
    'letters before digits': (text) => /^[a-z]{2,}[0-9]{4,}$/.test(text),
    'many letters': (text) => /^[a-z]{9,}$/.test(text),
  },
})
keepsLaws('pageSize', pageSize(), {
  member: whole(100, 1000),
  edges: pageSizeEdges(100, 1000),
  simplest: (size) => size === 100,
  reaches: { 'the least': (size) => size === 100, 'the upper half': (size) => size > 550 },
})
keepsLaws('pageSize of a range', pageSize(3, 7), {
  member: whole(3, 7),
  edges: pageSizeEdges(3, 7),
  simplest: (size) => size === 3,
  reaches: { 'the most': (size) => size === 7 },
})
for (const [count, reached] of [
  [1, [0]],
  [100, [0, 99]],
  [101, [99, 100]],
  [102, [99, 100, 101]],
  [1101, [99, 100, 101, 999, 1000, 1001, 1099, 1100]],
] as const)
  keepsLaws(`rowPosition in ${count} rows`, rowPosition(count), {
    member: whole(0, count - 1),
    edges: rowPositionEdges(count),
    simplest: (at) => at === 0 || at === 100,
    reaches: Object.fromEntries(reached.map((at) => [`row ${at}`, (one: number) => one === at])),
  })
keepsLaws('textEdit', textEdit(texts), {
  member: (edit) =>
    texts.includes(edit.text) &&
    ['', 'a', '/', 'aaa', 'some longer text/a'].every((text) => {
      const after = edited(text, edit)
      return after !== text && Math.abs(after.length - text.length) <= edit.text.length
    }),
  edges: textEditEdges(texts),
  simplest: ({ kind, at, text }) => kind === 'insert' && at === 0 && text === 'a',
  reaches: {
    'the end of a short text': (edit) => edited('xyz', edit) === 'xyza',
    'the start of it': (edit) => edited('xyz', edit) === 'axyz',
    'its last character': (edit) => edited('xyz', edit) === 'xy',
    'one character in place of another': (edit) => edited('xyz', edit) === 'x/z',
  },
})

const value = { a: ['é', 'text', { b: null, c: -1.5, d: [] }], e: {}, f: 'x' }
const shortest = JSON.stringify(value)
const keeps = (spelling: JsonSpelling) => isDeepStrictEqual(JSON.parse(spellJson(value, spelling)), value)

keepsLaws('jsonSpelling', jsonSpelling(), {
  member: keeps,
  edges: jsonSpellingEdges,
  simplest: (spelling) => spellJson(value, spelling) === shortest,
  reaches: {
    'the compact spelling': (spelling) => spellJson(value, spelling) === shortest,
    'blanks between all tokens': (spelling) => / \{ | \[ /.test(spellJson({ a: [{}] }, spelling)),
    'escapes in upper case': (spelling) => spellJson('é', spelling).trim() === '"\\u00E9"',
    'escapes in lower case': (spelling) => spellJson('é', spelling).trim() === '"\\u00e9"',
    'keys from the last to the first': (spelling) => /^\s*\{\s*"f/.test(spellJson(value, spelling)),
  },
})
keepsLaws('oddJsonSpelling', oddJsonSpelling(), {
  member: (spelling) => keeps(spelling) && spellJson(value, spelling) !== shortest && spelling.escapeEvery >= 1,
  simplest: ({ blanks, escapeEvery }) => blanks.length === 0 && escapeEvery === 1,
})

cases(
  'An integer beyond 2^53 keeps its digits',
  [spellJson({ id: integerKeeping('18446744073709551615') }, compact), '{"id":18446744073709551615}'],
  'Blanks are taken in turn, and every so many characters are escaped',
  [spellJson([1, 2], { ...compact, blanks: [' ', '\n', '\t'] }), '\t[ 1 ,\n2\n]\t'],
  [spellJson('abcde', { ...compact, escapeEvery: 2 }), '"\\u0061b\\u0063d\\u0065"'],
  [spellJson('a/c', compact), '"a/c"'],
  [spellJson('a/c', { ...compact, slashesEscaped: true }), String.raw`"a\/c"`],
)

keepsLaws('querySpelling', querySpelling('any'), {
  member: (spelling) => {
    const text = spellQuery('customer_id=7', spelling)
    return (
      /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*$/.test(text) && new URLSearchParams(text).get('customer_id') === '7'
    )
  },
  edges: querySpellingEdges('any'),
  simplest: (spelling) => spellQuery('a=1', spelling) === 'a=1' && spellQuery('', spelling) === 'note=',
  reaches: {
    'something on both sides': ({ before, after }) => before.length > 1 && after.length > 1,
    'escapes in lower case': ({ before }) => before.includes('note=%7e%41'),
    'a plus': ({ after }) => after.includes('note=a+b'),
  },
})

test('An empty query gives way to what is put around it', () => {
  assert.equal(spellQuery('', { before: ['a'], after: ['b'] }), 'a&b')
  assert.equal(spellQuery('c', { before: ['a'], after: ['b'] }), 'a&c&b')
})

const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow

keepsLaws('windowDay within', windowDay('within'), {
  edges: windowDayEdges.within,
  member: (day) => Number.isInteger(day) && day > tooEarly && day < tooLate,
  reaches: {
    'the first day that is surely accepted': (day) => day === surelyFrom,
    'the last day that is surely accepted': (day) => day === surelyUntil,
    'the days of grace before': (day) => day < surelyFrom,
    'the days of grace after': (day) => day > surelyUntil,
  },
})
keepsLaws('windowDay before', windowDay('before'), {
  edges: windowDayEdges.before,
  member: (day) => Number.isInteger(day) && day <= tooEarly,
  simplest: (day) => day === tooEarly,
  reaches: { 'years ago': (day) => day < tooEarly - 365, 'the edge': (day) => day === tooEarly },
})
keepsLaws('windowDay after', windowDay('after'), {
  edges: windowDayEdges.after,
  member: (day) => Number.isInteger(day) && day >= tooLate,
  simplest: (day) => day === tooLate,
  reaches: { 'years ahead': (day) => day > tooLate + 365, 'the edge': (day) => day === tooLate },
})

test('Most days within the window are surely accepted, and many lie at its edges', () => {
  const days = fc.sample(windowDay('within'), { seed: 7, numRuns: 700 })
  const sure = days.filter((day) => day >= surelyFrom && day <= surelyUntil)
  const count = (wanted: number) => days.filter((day) => day === wanted).length
  assert.ok(sure.length > 450, `${sure.length} of 700`)
  for (const edge of [surelyFrom, surelyFrom + 1, surelyUntil - 1, surelyUntil])
    assert.ok(count(edge) > 2 * count(-30), `${edge}: ${count(edge)} times, -30 ${count(-30)} times`)
})
