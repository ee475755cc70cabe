import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as after } from 'node:timers/promises'
import { createTally } from './tally.ts'
import { timeFor } from './time-for.ts'

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

test('Time is up by its own clock: not as long as that stands still', async () => {
  let now = 0
  let isUp = false
  const time = timeFor(5, () => now)
  void time.up.then(() => (isUp = true))
  await after(30)
  assert.equal(isUp, false)
  now = 5
  await time.up
  assert.equal(isUp, true)
})

test('Time that was ended is never up', async () => {
  const time = timeFor(5)
  time.end()
  assert.equal(await Promise.race([time.up.then(() => 'up'), after(30, 'not up')]), 'not up')
})
