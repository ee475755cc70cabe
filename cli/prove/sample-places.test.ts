import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'
import { samplePlaces } from './sample-places.ts'

const mutant = (id: string, change: Partial<Mutant> = {}): Mutant => ({
  id,
  breaks: ['a/b/c'],
  sentence: 'It is broken.',
  patch: () => undefined,
  ...change,
})
const numbers = Array.from({ length: 20 }, (_, at) => at)
const placed = numbers.map((at) => mutant(`at-${at}`, { place: 'lists' }))
const ids = (mutants: Mutant[]) => mutants.map(({ id }) => id)

test('Of the mutants that break a row at one kind of place, one is taken, and of no place all', () => {
  const other = mutant('at-another', { place: 'lists', breaks: ['a/b/d'] })
  const kind = mutant('at-a-route', { place: 'routes' })
  const sample = ids(samplePlaces([mutant('one'), mutant('two'), ...placed, other, kind], 1))
  assert.equal(sample.length, 5)
  for (const id of ['one', 'two', 'at-another', 'at-a-route']) assert.ok(sample.includes(id), id)
})

test('A seed gives the same sample each time, and seeds give different ones', () => {
  assert.deepEqual(ids(samplePlaces(placed, 3)), ids(samplePlaces(placed, 3)))
  assert.ok(new Set(numbers.flatMap((seed) => ids(samplePlaces(placed, seed)))).size > 5)
})
