import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { spoiling } from './any-request.ts'
import { categorizeBatch, itemKinds } from './categorize-batch.ts'
import { createSettings } from './create-fields.ts'
import { pageSize } from './page-size.ts'
import { rowPosition } from './row-position.ts'
import { unknownScopes } from './unknown-scopes.ts'
import { windowDay } from './window-day.ts'

/** Arbitraries with what each of their values must be. Every new one is added here. */
const laws: Array<{ name: string; arbitrary: fc.Arbitrary<unknown>; valid: (value: never) => boolean }> = [
  { name: 'pageSize', arbitrary: pageSize(), valid: (size: number) => size >= 100 && size <= 1000 },
  { name: 'rowPosition', arbitrary: rowPosition(1101), valid: (at: number) => at >= 0 && at < 1101 },
  { name: 'rowPosition of one row', arbitrary: rowPosition(1), valid: (at: number) => at === 0 },
  {
    name: 'unknownScopes',
    arbitrary: unknownScopes(['accounts', 'transactions']),
    valid: (words: string[]) => words.filter((word) => word !== 'accounts' && word !== 'transactions').length === 1,
  },
  { name: 'windowDay within', arbitrary: windowDay('within'), valid: (day: number) => day > -64 && day < 3 },
  { name: 'windowDay before', arbitrary: windowDay('before'), valid: (day: number) => day <= -64 },
  { name: 'windowDay after', arbitrary: windowDay('after'), valid: (day: number) => day >= 3 },
  {
    name: 'categorizeBatch',
    arbitrary: categorizeBatch(),
    valid: (kinds: string[]) => kinds.length >= 1 && kinds.length <= 100,
  },
  {
    name: 'createSettings',
    arbitrary: createSettings(),
    valid: ({ locale = 'en', daily_refresh = true }) => /^[a-z]{2}(-BR)?$/.test(locale) && daily_refresh !== undefined,
  },
]

for (const { name, arbitrary, valid } of laws) {
  test(`${name} gives valid values only, the same ones for the same seed`, () => {
    const values = fc.sample(arbitrary, { seed: 5, numRuns: 500 })
    assert.ok(values.every((value) => valid(value as never)))
    assert.deepEqual(fc.sample(arbitrary, { seed: 5, numRuns: 500 }), values)
  })

  test(`${name} shrinks within what is valid`, () => {
    const details = fc.check(
      fc.property(arbitrary, () => false),
      { seed: 5 },
    )
    assert.ok(valid(details.counterexample?.[0] as never))
  })
}

test('rowPosition visits both sides of the page boundaries', () => {
  const values = new Set(fc.sample(rowPosition(1101), { seed: 5, numRuns: 300 }))
  for (const at of [99, 100, 101]) assert.ok(values.has(at))
})

test('spoiling reaches every part of a request', () => {
  const kinds = new Set(fc.sample(spoiling(), { seed: 5, numRuns: 300 }).map(({ what }) => what.split(/[ .]/)[0]))
  assert.deepEqual(
    [...kinds].toSorted((a = '', b = '') => a.localeCompare(b)),
    ['body', 'data', 'header', 'method', 'path', 'query'],
  )
})

test('categorizeBatch is mostly small, sometimes large, and mixes good and bad items of every kind', () => {
  const batches = fc.sample(categorizeBatch(), { seed: 5, numRuns: 300 })
  const sizes = batches.map(({ length }) => length)
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) / sizes.length < 10)
  assert.ok(Math.max(...sizes) > 40)
  assert.equal(new Set(batches.flat()).size, itemKinds.length)
  assert.ok(batches.some((kinds) => kinds.includes('good') && kinds.some((kind) => kind !== 'good')))
})
