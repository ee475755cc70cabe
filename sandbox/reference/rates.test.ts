import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dollarsFor, firstRatesDay, ratesOn } from './rates.ts'
import { dayMs } from '../basics/days.ts'

const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)

test('days before the first give the first day’s rates', () => {
  assert.deepEqual(ratesOn('2010-01-01'), ratesOn(firstRatesDay))
  assert.deepEqual(ratesOn('2014-03-20'), ratesOn(firstRatesDay))
  assert.notDeepEqual(ratesOn('2014-03-22').rates, ratesOn(firstRatesDay).rates)
})

test('a failed rate is the one of the latest day before that has its own', () => {
  let seen = 0
  for (let day = 1; day <= 28; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`
    const before = new Map(ratesOn(dayBefore(date)).rates.map((rate) => [rate.currency_code, rate.rate]))
    for (const { fail, currency_code, rate, issued_on } of ratesOn(date).rates) {
      assert.equal(issued_on < date, fail)
      if (!fail) continue
      seen += 1
      assert.equal(rate, before.get(currency_code), `${currency_code} on ${date}`)
    }
  }
  assert.ok(seen > 20)
})

test('a retired code follows the code that came after it', () =>
  assert.ok(Math.abs(dollarsFor('BYR', '2026-11-20')! * 10_000 - dollarsFor('BYN', '2026-11-20')!) < 1e-6))
