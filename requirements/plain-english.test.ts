import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsUsedIn } from '../tests/test-support/avoided-words.ts'
import { readDuties, readRequirements } from './read-requirements.ts'

const longestSentence = 32

const rows = [...readRequirements(), ...readDuties()]
const texts = rows.flatMap(({ id, text, note, unjudgeable }) =>
  [text, note ?? [], unjudgeable ?? []].flat().map((one) => ({ id, text: one })),
)

test('No text and no id of a requirement uses a word with a private meaning', () => {
  const found = texts.filter(({ id, text }) => wordsUsedIn(`${id} ${text}`).length > 0)
  assert.deepEqual(found, [])
})

test(`No sentence of a requirement has more than ${longestSentence} words`, () => {
  const long = texts.filter(({ text }) =>
    text.split(/(?<=[.?]) /).some((sentence) => sentence.split(' ').length > longestSentence),
  )
  assert.deepEqual(long, [])
})

test('No two requirements of one topic have the same text', () => {
  const seen = new Set<string>()
  const repeated = rows.filter(({ id, text }) => {
    const key = `${id.slice(0, id.lastIndexOf('/'))} ${text}`
    return seen.size === seen.add(key).size
  })
  assert.deepEqual(repeated, [])
})
