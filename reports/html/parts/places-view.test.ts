import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesView } from './places-view.ts'

const place = 'name of country in lists'
const seen = { what: 'fields', judged: [place], broken: [], missed: [] }

test('A field that some records lack is noted with how many show it', () => {
  assert.match(
    placesView({ ...seen, partly: [{ place, shown: 12, of: 40 }] }).markup,
    /name of country in lists is shown by 12 of 40 records/,
  )
  assert.doesNotMatch(placesView(seen).markup, /note/)
})
