import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMasker } from './mask.ts'
import { shownTexts } from './shown-texts.ts'

const secret = 'zq7w-kx9v-0123456789-pb'
const masker = createMasker([{ value: secret, label: 'Secret' }])

test('Texts are masked and then cut, each to the length of its place', () => {
  const long = 'x'.repeat(9000)
  const shown = shownTexts(
    {
      wanted: long,
      got: long,
      reason: { code: 'transport-error', facts: { message: long, method: long } },
      details: [{ title: 'Steps', text: long }],
      list: [long],
      count: 3,
    },
    masker,
  )
  const lengthOf = (text: string) => /^x*/.exec(text)?.[0].length
  assert.deepEqual(
    [
      shown.wanted,
      shown.got,
      shown.reason.facts.message,
      shown.reason.facts.method,
      shown.details[0]?.text ?? '',
      shown.list[0] ?? '',
    ].map(lengthOf),
    [1000, 500, 2000, 500, 6000, 500],
  )
})

test('What is no text stays as it is', () => {
  const found = { count: 3, none: null, list: [1, true, { code: null }], nested: {} }
  assert.deepEqual(shownTexts(found, masker), found)
})

test('Of a secret at any place around a cut nothing is left', () => {
  for (let before = 460; before <= 520; before += 1) {
    const { got } = shownTexts({ got: `${' '.repeat(before)}${secret} tail` }, masker)
    for (let at = 0; at + 4 <= secret.length; at += 1)
      assert.ok(!got.includes(secret.slice(at, at + 4)), `${before}: ${got}`)
  }
})
