import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visible } from './visible.ts'

test('plain text of any script stays as it is', () => {
  const text = 'Überweisung, перевод, 送金, حوالة, 👩‍👩‍👧\n\t"quoted" <b>'
  assert.equal(visible(text), text)
})

test('controls, direction marks and characters of no width are named', () =>
  assert.equal(visible('a\u0000b\u202ec\u200bd\u001be'), 'a⟨U+0000⟩b⟨U+202E⟩c⟨U+200B⟩d⟨U+001B⟩e'))

test('half a surrogate pair becomes the replacement character', () => assert.equal(visible('a\ud800b'), 'a\ufffdb'))
