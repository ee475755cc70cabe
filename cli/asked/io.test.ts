import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testIo } from '../test-support/test-io.ts'
import { harmlessLine } from './io.ts'

test('A line is one line, a page keeps its breaks, and an exact text stays as it is', () => {
  const { out, outText } = testIo()
  out.line('a\nb')
  out.page('c\n\n::d\n')
  out.exact('e: ::1\n')
  assert.equal(outText(), 'a⟨U+000A⟩b\nc\n\n:⟨U+003A⟩d\ne: ::1\n')
})

test('Text of any script, addresses and single signs stay as they are', () => {
  const signs = ['http://[::1]:8080/a#b', '[fe80::1%lo] # 1: x', 'a\tb', '## title', '#[x]']
  for (const text of ['Überweisung, 送金, 👩‍👩‍👧', ...signs])
    assert.equal(harmlessLine(text), text.replace('fe80::1%lo', 'fe80:⟨U+003A⟩1%lo'))
})

test('A terminal has a live line, which any other line takes away', () => {
  const { out, outText } = testIo({}, 8)
  out.live('a long line')
  out.live('b')
  out.line('c', 'mark')
  out.clear()
  assert.equal(outText(), 'a long \r\u001B[2Kb\r\u001B[2Kmark  c\n')
})
