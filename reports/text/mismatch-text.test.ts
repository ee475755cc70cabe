import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContractStory } from '../story/run-story-model.ts'
import { mismatchText } from './mismatch-text.ts'

const contract = (over: Partial<ContractStory>): ContractStory =>
  ({ mismatches: [], reason: 'A reason.', states: [], pact: 'p.json', ...over }) as ContractStory
const lines = (over: Partial<ContractStory>) => mismatchText(contract(over)).split('\n')

test('Each mismatch has a line that begins with where it is', () => {
  const shared = { words: 'It differs' }
  const [status, header, body, place] = lines({
    mismatches: [
      { kind: 'status', ...shared },
      { kind: 'header', place: 'Content-Type', ...shared },
      { kind: 'body', ...shared },
      { kind: 'body', place: 'data[0].id', wanted: '"1"', got: '1', ...shared },
    ],
  })
  assert.equal(status, 'status: It differs')
  assert.equal(header, 'header Content-Type: It differs')
  assert.equal(body, 'body: It differs')
  assert.match(place ?? '', /^data\[0\]\.id: It differs \(.*"1".* 1\)$/)
})

test('Long differences are cut, and so are more than forty', () => {
  const mismatch = { kind: 'body' as const, place: 'x', words: 'w'.repeat(700) }
  const mismatches = Array.from({ length: 41 }, (_, at) => ({ ...mismatch, place: 'x'.repeat(at + 1) }))
  const all = lines({ mismatches })
  assert.equal(all.length, 41)
  assert.match(all[0] ?? '', /^x: w{600}… \(100 /)
})

test('Differences that are the same are one line, with how many there are', () => {
  const wrong = (at: number) => ({
    kind: 'body' as const,
    place: `data[${at}].id`,
    wanted: `"${at}"`,
    got: String(at),
    words: `Expected ${at} to be text`,
  })
  const other = { ...wrong(0), place: 'data[0].name', words: 'It is missing' }
  const all = lines({ mismatches: [wrong(0), wrong(1), other, wrong(2)] })
  assert.deepEqual(all.slice(0, -1), [
    'data[0].id and 2 more like data[].id: Expected 0 to be text (the pact expects "0", got 0)',
    'data[0].name: It is missing (the pact expects "0", got 0)',
  ])
})
