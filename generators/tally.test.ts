import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTally } from './tally.ts'

test('names are counted, one or several at a time', () => {
  const tally = createTally()
  for (const names of ['accepted', ['accepted', 'LoginNotFound'], '__proto__']) tally.count(names)
  assert.deepEqual(Object.entries(tally.counts()), [
    ['accepted', 2],
    ['LoginNotFound', 1],
    ['__proto__', 1],
  ])
})

test('a target that makes up a name for each answer fills no memory', () => {
  const tally = createTally()
  for (let number = 0; number < 500; number += 1) tally.count(`name ${number}`)
  tally.count('x'.repeat(1000))
  const counts = tally.counts()
  assert.equal(Object.keys(counts).length, 201)
  assert.equal(counts.others, 301)
  assert.ok(Object.keys(counts).every((name) => name.length <= 120))
})
