import assert from 'node:assert/strict'
import { test } from 'node:test'
import { integerKeeping } from '../../core/exact-json.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import {
  compact,
  type JsonSpelling,
  jsonSpelling,
  jsonSpellingEdges,
  oddJsonSpelling,
  spellJson,
} from './json-spelling.ts'

const value = { a: ['é', 'text', { b: null, c: -1.5, d: [] }], e: {}, f: 'x' }
const keeps = (spelling: JsonSpelling) => {
  const read = JSON.parse(spellJson(value, spelling)) as typeof value
  return JSON.stringify([read.a[0], read.a[2], read.f]).length > 0 && isSame(read)
}

function isSame(read: typeof value): boolean {
  return JSON.stringify(sorted(read)) === JSON.stringify(sorted(value))
}

function sorted(one: unknown): unknown {
  if (Array.isArray(one)) return one.map(sorted)
  if (typeof one !== 'object' || one === null) return one
  return Object.fromEntries(
    Object.entries(one)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  )
}

const shortest = JSON.stringify(value)

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

test('An integer beyond 2^53 keeps its digits', () => {
  assert.equal(spellJson({ id: integerKeeping('18446744073709551615') }, compact), '{"id":18446744073709551615}')
})

test('Blanks are taken in turn, and every so many characters are escaped', () => {
  assert.equal(spellJson([1, 2], { ...compact, blanks: [' ', '\n', '\t'] }), '\t[ 1 ,\n2\n]\t')
  assert.equal(spellJson('abcde', { ...compact, escapeEvery: 2 }), '"\\u0061b\\u0063d\\u0065"')
  assert.equal(spellJson('a/c', compact), '"a/c"')
  assert.equal(spellJson('a/c', { ...compact, slashesEscaped: true }), String.raw`"a\/c"`)
})
