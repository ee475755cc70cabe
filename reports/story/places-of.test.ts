import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlacesRecord } from '../../core/journal-events.ts'
import { judgement } from '../test-support/journal-builders.ts'
import { placesOf } from './places-of.ts'

const seen = (judged: string[], missed: string[], what = 'lists'): PlacesRecord => ({
  what,
  judged,
  broken: [],
  missed: missed.map((place) => ({ place, reason: 'Too few rows.' })),
})
const check = (...places: PlacesRecord[]) => ({
  judgements: places.map((one) => judgement('ais/a/b', 'passed', { places: one })),
})

test('A place that one check missed and another judged is judged', () =>
  assert.deepEqual(placesOf([check(seen(['a'], ['b', 'c'])), check(seen(['b'], ['c']))]), [seen(['a', 'b'], ['c'])]))

test('A field that some records lack keeps its counts, each once', () => {
  const partly = [{ place: 'a', shown: 12, of: 40 }]
  const [one] = placesOf([check({ ...seen(['a'], []), partly }, { ...seen(['a'], []), partly })])
  assert.deepEqual(one, { ...seen(['a'], []), partly })
})

test('Places of different kinds stay apart, and a requirement of one place has none', () => {
  const shown = placesOf([check(seen(['a'], []), seen(['b'], [], 'routes'))]).map(({ what }) => what)
  assert.deepEqual(shown, ['lists', 'routes'])
  assert.deepEqual(placesOf([{ judgements: [judgement('ais/a/b', 'passed')] }]), [])
})
