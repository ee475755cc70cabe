import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isKey, tokenEnd } from './json-tokens.ts'

const pattern = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+|\s/gs

test('The tokens are those of a pattern, also where the text is not JSON', () => {
  const piece = fc.constantFrom('"', '\\', '\\"', '{', ']', ',', ':', ' ', '\n', '\u00a0', 'true', '-1.5', 'é', 'a"b')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      const tokens: string[] = []
      for (let at = 0, end = 0; at < text.length; at = end) {
        end = tokenEnd(text, at)
        tokens.push(text.slice(at, end))
      }
      assert.deepEqual(tokens, text.match(pattern) ?? [])
    }),
  )
})

test('A key is what a colon follows, also behind blanks', () =>
  assert.deepEqual(
    ['"a":1', '"a" \n:1', '"a",:', '"a"'].map((text) => isKey(text, 3)),
    [true, true, false, false],
  ))
