import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseProfile } from './read-profile.ts'

const minimal = `
target: { base_url: http://127.0.0.1:4000, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
`
const read = (readings: string) =>
  parseProfile(`${minimal}readings: ${readings}`, { file: 'p.yaml', folder: '.', environment: {} })

test('a profile states how a question was decided', () => {
  const { readings } = read('[{ address: ais-v4/accounts/nature-words, strength: stated, reason: decided }]')
  assert.deepEqual(readings, [{ address: 'ais-v4/accounts/nature-words', strength: 'stated', reason: 'decided' }])
  assert.deepEqual(read('[]').readings, [])
})

test('a reading of an unknown requirement names the nearest', () =>
  assert.throws(() => read('[{ address: ais-v4/accounts/nature-word, strength: stated, reason: decided }]'), {
    code: 'PROFILE_INVALID',
    message: /ais-v4\/accounts\/nature-words/,
  }))

test('one requirement has one reading, with a reason and one of three strengths', () => {
  const one = '{ address: ais-v4/accounts/nature-words, strength: stated, reason: decided }'
  assert.throws(() => read(`[${one}, ${one}]`), /readings\[0\] already has it/)
  assert.throws(() => read('[{ address: ais-v4/accounts/nature-words, strength: stated }]'), /reason/)
  assert.throws(() => read('[{ address: ais-v4/accounts/nature-words, strength: firm, reason: r }]'), /strength/)
})
