import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tokensOf } from './tokens-of.ts'

/** Each token as its kind's first letter and its text: w for a word, n for a name, b for what stands between. */
function marked(text: string): string[] {
  return tokensOf(text).map((token) => `${token.kind.charAt(0)}:${token.text}`)
}

test('Words are distinguished from the blanks and signs between them', () => {
  assert.deepEqual(marked('A login.'), ['w:A', 'b: ', 'w:login', 'b:.'])
  assert.deepEqual(marked('re-login has data.login_id'), ['w:re-login', 'b: ', 'w:has', 'b: ', 'w:data.login_id'])
})

test('A path or a query is one token and no word', () =>
  assert.deepEqual(marked('/logins, a/b?c=d'), ['b:/logins', 'b:,', 'b: ', 'b:a/b?c=d']))

test('A quoted name, or the place of one, holds a name; other quotations are left alone', () => {
  assert.deepEqual(marked('"login_id"'), ['b:"', 'n:login_id', 'b:"'])
  assert.deepEqual(marked('"data[].login_id"'), ['b:"data[].', 'n:login_id', 'b:"'])
  assert.deepEqual(marked('"data[12].login_id"'), ['b:"data[12].', 'n:login_id', 'b:"'])
  assert.deepEqual(marked('"no login"'), ['b:"no login"'])
  assert.deepEqual(marked('"data[x].login_id"'), ['b:"data[x].login_id"'])
})

test('The tokens of any text join to that text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b_', '-', '.', '/', '"', '[0].', ' ', '\n', '?=', 'é', '😀') }),
      (text) => {
        assert.equal(
          tokensOf(text)
            .map((token) => token.text)
            .join(''),
          text,
        )
      },
    ),
  )
})
