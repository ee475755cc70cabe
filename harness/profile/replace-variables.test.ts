import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replaceVariables } from './replace-variables.ts'

const environment = { A: 'one', B: 'two', EMPTY: '' }

for (const [what, text, wanted] of [
  ['one variable', '${A}', 'one'],
  ['several in a text', 'x${A}y${B}z', 'xoneytwoz'],
  ['a default that is not needed', '${A:-other}', 'one'],
  ['a default for an unset one', '${NONE:-other}', 'other'],
  ['a default for an empty one', '${EMPTY:-other}', 'other'],
  ['an empty default', 'x${NONE:-}', 'x'],
  ['a default with marks of its own', '${NONE:-a:-b$c}', 'a:-b$c'],
  ['an escaped one', '$${A}', '${A}'],
  ['an escaped brace without an end', 'a $${ b', 'a ${ b'],
  ['a plain dollar', 'a$b $A $', 'a$b $A $'],
] as const)
  test(`Replaces ${what}`, () => {
    const replaced = replaceVariables(text, environment)
    assert.deepEqual([replaced.text, replaced.unset, replaced.malformed], [wanted, [], false])
  })

test('Names what is unset and leaves it alone', () => {
  const replaced = replaceVariables('${NONE}-${A}-${EMPTY}', environment)
  assert.deepEqual(replaced, {
    text: '${NONE}-one-${EMPTY}',
    names: ['NONE', 'A', 'EMPTY'],
    unset: ['NONE', 'EMPTY'],
    malformed: false,
    nested: false,
  })
})

test('Reports what is no variable', () => {
  for (const text of ['${}', '${a b}', '${1A}', '${A', '${A:default}'])
    assert.equal(replaceVariables(text, environment).malformed, true, text)
})

test('Does not replace within what a variable holds', () =>
  assert.equal(replaceVariables('${X}', { X: '${A}' }).text, '${A}'))

test('Notices a variable inside a default, whose brace ends the default', () => {
  for (const text of ['${A:-${B}}', 'x${A:-y${B:-z}}'])
    assert.equal(replaceVariables(text, { A: 'a' }).nested, true, text)
  assert.equal(replaceVariables('${A:-b}${B:-c}', {}).nested, false)
})
