import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import {
  earlierGivesFirst,
  ratesFollowDate,
  usdRateIsOne,
  failedRatesAsBefore,
  ratesIssuedByTheirDay,
} from './rates.ts'

const rates = (date: string, eur: number, issued_on = date) => ({
  date,
  exchange: sampleExchange(200, {
    data: [{ currency_code: 'EUR', rate: eur, fail: false, issued_on }],
    meta: { issued_on },
  }),
})
const refused = { date: '2010-01-01', exchange: sampleRefusal(400, 'DateOutOfRange') }
const empty = { date: '2010-01-01', exchange: sampleExchange(200, { data: [], meta: {} }) }
const francs = { date: '2015-06-17', exchange: sampleData([{ currency_code: 'CHF', rate: 1 }]) }
const [first, later] = [rates('2014-03-21', 1.3), rates('2019-06-19', 1.2)]
const follows = (one: typeof first, other = later) => ratesFollowDate([one, other])
const early = (earlier: typeof first, others = [first, later] as const) => earlierGivesFirst([...others, earlier])
const ofFirst = rates('2010-01-01', 1.3, '2014-03-21')
const dollar = (rate: unknown) =>
  usdRateIsOne(sampleExchange(200, { data: [{ currency_code: 'USD', rate }], meta: {} }))

cases(
  'Each date has its rates, of the day that meta names, up to ten days before it',
  [follows(rates('2015-06-17', 1.1, '2015-06-07')), 'held: holds-for (2)'],
  [follows(rates('2015-06-17', 1.1, '2015-06-18')), 'broken: 2015-06-18 at meta.issued_on'],
  [follows(rates('2015-06-17', 1.2)), 'broken: the same 1 rate at data (2)'],
  [follows(empty), 'inconclusive: nothing-to-check'],
  [follows(francs), 'inconclusive: nothing-to-check (2)'],
  'A date before the first day has the rates of the first day',
  [early(ofFirst), 'held: holds-for (3)'],
  [early(rates('2010-01-01', 1.4, '2014-03-21')), 'broken: a different rate of EUR at data (3)'],
  [early(rates('2010-01-01', 1.3, '2014-03-22')), 'broken: 2014-03-22 at meta.issued_on'],
  [early(refused), 'broken: 400 DateOutOfRange (3)'],
  [earlierGivesFirst([first, later, francs]), 'broken: no rate of EUR at data (3)'],
  [early(ofFirst, [first, rates('2019-06-19', 1.3)]), 'inconclusive: alike (3)'],
  [early(ofFirst, [first, refused]), 'inconclusive: nothing-to-check (3)'],
  'The rate of the dollar is one',
  [dollar(1), 'held: holds'],
  [dollar(0.99), 'broken: 0.99 at data[0].rate'],
  [usdRateIsOne(later.exchange), 'noted: nothing-to-check'],
)

const ratesOf = (date: string, rate: number, fail = false, issued_on = date) => ({
  date,
  exchange: sampleExchange(200, { data: [{ currency_code: 'EUR', rate, fail, issued_on }], meta: { issued_on: date } }),
})
const unreadable = { date: '2019-06-22', exchange: sampleRefusal(400, 'DateOutOfRange') }

test('ratesOfDay compares a rate that failed with that of the day before', () => {
  const decided = (rate: number, fail: boolean) =>
    inOneLine(failedRatesAsBefore([ratesOf('2019-06-21', 1.1), ratesOf('2019-06-22', rate, fail)]))
  assert.match(decided(1.1, true), /^held: holds-for \(2\)$/)
  assert.match(decided(1.2, true), /^broken: 1\.2 at data\[0\]\.rate/)
  assert.match(decided(1.2, false), /^noted: nothing-to-check/)
  assert.equal(failedRatesAsBefore([ratesOf('2019-06-21', 1.1), unreadable]).finding, 'inconclusive')
})

test('ratesOfDay only warns where the rate of the day before failed too, since it may have come later', () => {
  const days = [ratesOf('2019-06-21', 1.1, true), ratesOf('2019-06-22', 1.2, true)] as const
  const { finding, atMost } = failedRatesAsBefore(days)
  assert.deepEqual([finding, atMost], ['broken', 'implied'])
  assert.equal(failedRatesAsBefore([ratesOf('2019-06-21', 1.1), ratesOf('2019-06-22', 1.2, true)]).atMost, undefined)
})

test('ratesOfDay finds a rate that was issued after its day, or on it although it failed', () => {
  const decided = (fail: boolean, issuedOn: string) =>
    inOneLine(ratesIssuedByTheirDay([ratesOf('2019-06-22', 1.1, fail, issuedOn)]))
  assert.match(decided(false, '2019-06-22'), /^held: holds-for$/)
  assert.match(decided(true, '2019-06-21'), /^held/)
  assert.match(decided(true, '2019-06-22'), /^broken: 2019-06-22/)
  assert.match(decided(false, '2026-01-01'), /^broken: [^;]+$/)
  assert.equal(ratesIssuedByTheirDay([unreadable]).finding, 'inconclusive')
})
