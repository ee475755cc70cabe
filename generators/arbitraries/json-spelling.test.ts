import { isDeepStrictEqual } from 'node:util'
import { integerKeeping } from '../../core/exact-json.ts'
import { cases } from '../../core/test-support/cases.ts'
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
