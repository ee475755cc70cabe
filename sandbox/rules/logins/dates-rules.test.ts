import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datesRules } from './dates-rules.ts'

const starts: Array<[string, string]> = [
  ['2026-11-21T00:00:00Z', '2026-09-21'],
  ['2026-12-31T23:59:59Z', '2026-10-31'],
  ['2026-04-30T12:00:00Z', '2026-02-28'],
  ['2028-04-30T12:00:00Z', '2028-02-29'],
  ['2026-01-31T12:00:00Z', '2025-11-30'],
]
for (const [now, start] of starts)
  test(`two months before ${now} is ${start}`, () => assert.equal(datesRules().windowStart(new Date(now)), start))

test('the window ends tomorrow, also at the end of a year', () =>
  assert.equal(datesRules().windowEnd(new Date('2026-12-31T23:00:00Z')), '2027-01-01'))

test('both defaults lie inside the window', () => {
  const rules = datesRules()
  for (const now of starts.map(([text]) => new Date(text)))
    for (const day of [rules.defaultFrom(now), rules.defaultTo(now)])
      assert.ok(rules.within(day, rules.windowStart(now), rules.windowEnd(now)))
})

for (const value of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', ' 2026-01-01', '', 20260101, null])
  test(`${JSON.stringify(value)} is no day`, () => assert.equal(datesRules().wellFormed(value), false))
