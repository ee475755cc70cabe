import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shiftDays, shiftMonths } from './calendar.ts'

for (const [date, days, wanted] of [
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2024-01-01', -1, '2023-12-31'],
  ['2024-05-05', 0, '2024-05-05'],
] as const)
  test(`${date} moved by ${days} days is ${wanted}`, () => assert.equal(shiftDays(date, days), wanted))

for (const [date, months, wanted] of [
  ['2024-03-31', -1, '2024-02-29'],
  ['2023-03-31', -1, '2023-02-28'],
  ['2024-01-15', -2, '2023-11-15'],
  ['2023-12-31', 2, '2024-02-29'],
  ['2024-08-30', 1, '2024-09-30'],
] as const)
  test(`${date} moved by ${months} months is ${wanted}`, () => assert.equal(shiftMonths(date, months), wanted))
