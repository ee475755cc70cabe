import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { failedRatesAsBefore, ratesIssuedByTheirDay } from './rates-of-day.ts'

const rates = (date: string, rate: number, fail = false, issued_on = date) => ({
  date,
  exchange: sampleExchange(200, { data: [{ currency_code: 'EUR', rate, fail, issued_on }], meta: { issued_on: date } }),
})
const refused = { date: '2019-06-22', exchange: sampleRefusal(400, 'DateOutOfRange') }

it('compares a rate that failed with that of the day before', () => {
  const decided = (rate: number, fail: boolean) =>
    inOneLine(failedRatesAsBefore([rates('2019-06-21', 1.1), rates('2019-06-22', rate, fail)]))
  assert.match(decided(1.1, true), /^held: holds-for \(2\)$/)
  assert.match(decided(1.2, true), /^broken: 1\.2 at data\[0\]\.rate/)
  assert.match(decided(1.2, false), /^noted: cannot-decide/)
  assert.equal(failedRatesAsBefore([rates('2019-06-21', 1.1), refused]).finding, 'inconclusive')
})

it('only warns where the rate of the day before failed too, since it may have come later', () => {
  const days = [rates('2019-06-21', 1.1, true), rates('2019-06-22', 1.2, true)] as const
  const { finding, atMost } = failedRatesAsBefore(days)
  assert.deepEqual([finding, atMost], ['broken', 'implied'])
  assert.equal(failedRatesAsBefore([rates('2019-06-21', 1.1), rates('2019-06-22', 1.2, true)]).atMost, undefined)
})

it('finds a rate that was issued after its day, or on it although it failed', () => {
  const decided = (fail: boolean, issuedOn: string) =>
    inOneLine(ratesIssuedByTheirDay([rates('2019-06-22', 1.1, fail, issuedOn)]))
  assert.match(decided(false, '2019-06-22'), /^held: holds-for$/)
  assert.match(decided(true, '2019-06-21'), /^held/)
  assert.match(decided(true, '2019-06-22'), /^broken: 2019-06-22/)
  assert.match(decided(false, '2026-01-01'), /^broken: [^;]+$/)
  assert.equal(ratesIssuedByTheirDay([refused]).finding, 'inconclusive')
})
