import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KnownFault } from '../targets/known-faults.ts'
import { samplePlaces, type Wanted } from './sample-places.ts'

const fault = (id: string, change: Partial<KnownFault> = {}): KnownFault => ({
  id,
  breaks: ['a/b/c'],
  sentence: 'It is broken.',
  derived: false,
  patch: () => undefined,
  ...change,
})
const numbers = Array.from({ length: 20 }, (_, at) => at)
const placed = numbers.map((at) => fault(`at-${at}`, { place: 'lists' }))
const wanted = (faults: KnownFault[], interfaces = ['x']): Wanted[] => faults.map((one) => ({ one, interfaces }))
const ids = (sample: Wanted[]) => sample.map(({ one: { id } }) => id)

test('Of the faults that break a row at one kind of place, one is taken, and of no place all', () => {
  const other = fault('at-another', { place: 'lists', breaks: ['a/b/d'] })
  const kind = fault('at-a-route', { place: 'routes' })
  const sample = ids(samplePlaces(wanted([fault('one'), fault('two'), ...placed, other, kind]), 1))
  assert.equal(sample.length, 5)
  for (const id of ['one', 'two', 'at-another', 'at-a-route']) assert.ok(sample.includes(id), id)
})

test('Each interface has one of them, and none is taken that brings no new interface', () => {
  const [one, two, three] = [placed.slice(0, 6), placed.slice(6, 12), placed.slice(12)]
  for (const seed of numbers) {
    const sample = samplePlaces([...wanted(one, ['x', 'y']), ...wanted(two, ['y']), ...wanted(three, ['z'])], seed)
    assert.deepEqual([...new Set(sample.flatMap(({ interfaces }) => interfaces))].toSorted(), ['x', 'y', 'z'])
    assert.ok(sample.length <= 3)
  }
})
