import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { isDate, isDateTime, isUnsignedNumeral } from './formats.ts'

it('takes every day of the calendar as a date', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(fc.property(days, (day) => assert.ok(isDate(day.toISOString().slice(0, 10)))))
})

it('refuses dates that are no day, or are written otherwise', () => {
  const wrong = ['2023-02-29', '2024-13-01', '2024-00-10', '2024-01-00', '2024-04-31', '2024-2-3', '03.02.2024', '']
  for (const text of [...wrong, '2024-02-03T00:00:00Z', ' 2024-02-03', '20240203'])
    assert.equal(isDate(text), false, text)
})

it('takes every form of ISO 8601 that programs write', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (at) =>
      assert.ok(isDateTime(at.toISOString())),
    ),
  )
  const right = ['2026-03-02T08:15:04Z', '2026-03-02T08:15:04.1Z', '2026-03-02T08:15:04.123456789+05:30']
  const seldom = ['2026-03-02T08:15Z', '2026-03-02T08:15:04', '2026-03-02T08:15:04-0800', '2026-03-02T08:15:04+02']
  for (const text of [...right, ...seldom, '20260302T081504Z', '2026-12-31T23:59:60Z', '2026-03-02T24:00:00Z'])
    assert.ok(isDateTime(text), text)
})

it('refuses what is no moment in ISO 8601', () => {
  const wrong = ['2026-03-02', '2026-03-02 08:15:04', '2026-02-30T08:15:04Z', '2026-03-02T25:00:00Z', '1772439304']
  for (const text of [...wrong, '2026-03-02T08:61:00Z', 'Mon, 02 Mar 2026 08:15:04 GMT', ''])
    assert.equal(isDateTime(text), false, text)
})

it('takes whole numbers up to 2^64-1 and no more', () => {
  for (const numeral of ['0', '7', '7.0', '7e0', '9007199254740993', '18446744073709551615'])
    assert.ok(isUnsignedNumeral(numeral), numeral)
  for (const numeral of ['18446744073709551616', '-1', '1.5', '1e20', '-0.5'])
    assert.equal(isUnsignedNumeral(numeral), false, numeral)
})
