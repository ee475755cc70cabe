import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRequirements } from './read-requirements.ts'

// Words that this project once used in its own way. The plain word is in brackets.
const avoided = [
  'accuse', // fails although it is right
  'judge', // check, evaluate
  'mend', // fix
  'seen to', // observed
  'told', // reported
  'trouble', // transport error
  'walk', // follow pages
  'at once', // immediately
  'left open', // the document does not say
]
const longestSentence = 32

const texts = readRequirements().flatMap(({ id, text, note, unjudgeable }) =>
  [text, note ?? [], unjudgeable ?? []].flat().map((one) => ({ id, text: one })),
)

test('No text of a requirement uses a word with a private meaning', () => {
  const found = texts.filter(({ text }) =>
    avoided.some((word) => new RegExp(`\\b${word}(?:s|d|ed)?\\b`, 'i').test(text)),
  )
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
  const repeated = readRequirements().filter(({ id, text }) => {
    const key = `${id.slice(0, id.lastIndexOf('/'))} ${text}`
    return seen.size === seen.add(key).size
  })
  assert.deepEqual(repeated, [])
})
