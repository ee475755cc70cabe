import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const rates = (query: string, issued_on: string): Step => ({
  ask: `GET /rates${query}`,
  body: { data: [{ currency_code: 'EUR', rate: 1.1, fail: false, issued_on }], meta: { issued_on } },
})
const undated = (issued_on: string, date = 'Thu, 01 Jan 2026 12:00:00 GMT'): Step => ({ ...rates('', issued_on), date })
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('rates'))

test('Rates of the date, of a day before and of the first day break nothing, nor those of no clear date', () => {
  const [asked, first] = [rates('?date=2019-06-19', '2019-06-19'), rates('?date=2010-01-01', '2014-03-21')]
  assert.deepEqual(found(asked, rates('?date=2019-06-22', '2019-06-21'), first), [])
  assert.deepEqual(found(rates('', '2026-01-01'), rates('?date=soon', '2026-01-01')), [])
  assert.deepEqual(found(rates('?date=2019-06-19&date=2020-01-01', '2020-01-01')), [])
})

test('Rates of an earlier day than their list are marked by fail on whatever day', () => {
  const beside = (fail: boolean): Step => ({
    ask: 'GET /rates?date=2019-06-23',
    body: {
      data: [{ currency_code: 'ZAR', rate: 1.1, fail, issued_on: '2019-06-22' }],
      meta: { issued_on: '2019-06-23' },
    },
  })
  assert.deepEqual(found(beside(true), rates('', '2026-01-01')), [])
  assert.deepEqual(found(beside(false)), ['rates: earlier-marked data[0].fail x1'])
})

test('Rates of a later day are found wherever they are asked for', () => {
  assert.deepEqual(found(rates('?date=2019-06-19', '2019-06-20')), ['rates: of-its-day meta.issued_on x1'])
})

test('Rates without a date are at most a few days old, unless the clock was moved', () => {
  assert.deepEqual(found(undated('2026-01-01'), undated('2025-12-24')), [])
  assert.deepEqual(found(undated('2019-06-19')), ['rates: current meta.issued_on x1'])
  assert.deepEqual(found(undated('2026-01-01', 'Thu, 12 Feb 2026 12:00:00 GMT')), [])
})
