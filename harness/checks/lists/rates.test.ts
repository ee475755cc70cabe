import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { usdRateIsOne, earlierGivesFirst, earlierRatesMarked, ratesFollowDate } from './rates.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const rates = (date: string, eur: number, issued_on = date, rows: object[] = []) => ({
  date,
  exchange: sampleExchange(200, {
    data: [{ currency_code: 'EUR', rate: eur, fail: false, issued_on }, ...rows],
    meta: { issued_on },
  }),
})
const refused = { date: '2010-01-01', exchange: sampleRefusal(400, 'DateOutOfRange') }
const empty = { date: '2010-01-01', exchange: sampleExchange(200, { data: [], meta: {} }) }

describe('earlierGivesFirst', () => {
  const firstDay = rates('2014-03-21', 1.3)
  const later = rates('2019-06-19', 1.2)
  it('holds where an earlier date has the first day’s rates', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    says(earlierGivesFirst([firstDay, later, earlier]), 'held: seen (3)')
  })
  it('is broken by rates of its own, a wrong day, or a refusal', () =>
    assert.deepEqual(
      [rates('2010-01-01', 1.4, '2014-03-21'), rates('2010-01-01', 1.3, '2014-03-22'), refused].map((earlier) =>
        inOneLine(earlierGivesFirst([firstDay, later, earlier])),
      ),
      [
        'broken: a different rate of EUR at data (3)',
        'broken: 2014-03-22 at meta.issued_on',
        'broken: 400 DateOutOfRange (3)',
      ],
    ))
  it('is inconclusive where a later day has the same rates', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    const constant = rates('2019-06-19', 1.3)
    says(earlierGivesFirst([firstDay, constant, earlier]), 'inconclusive: nothing-shows (3)')
  })
})

describe('rates that cannot be compared', () => {
  const first = rates('2014-03-21', 1.3)
  const later = rates('2019-06-19', 1.2)
  it('needs currencies in common', () => {
    const francs = { date: '2015-06-17', exchange: sampleData([{ currency_code: 'CHF', rate: 1 }]) }
    says(ratesFollowDate([francs, later]), 'inconclusive: cannot-decide (2)')
  })
  it('needs the rates of the first day and of a later one', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    says(earlierGivesFirst([refused, later, earlier]), 'inconclusive: nothing-to-check (3)')
    says(earlierGivesFirst([first, refused, earlier]), 'inconclusive: nothing-to-check (3)')
  })
})

const withDollar = (rate: unknown) => sampleExchange(200, { data: [{ currency_code: 'USD', rate }], meta: {} })
const earlier = (fail: boolean) =>
  rates('2019-06-19', 1.2, '2019-06-19', [{ currency_code: 'ZAR', rate: 0.05, fail, issued_on: '2019-06-18' }])
const unnamed = (date: string, eur: number) => ({
  date,
  exchange: sampleData([{ currency_code: 'EUR', rate: eur, fail: false, issued_on: date }]),
})
const other = rates('2019-06-19', 1.2)
const three = [unnamed('2014-03-21', 1.3), unnamed('2019-06-19', 1.2), unnamed('2010-01-01', 1.3)] as const
const bare = rates('2019-06-20', 1, '2019-06-20', [{ currency_code: 'ZAR', rate: 0.05 }])

cases(
  'holds where each date has its rates, also where a day without rates gives the day before',
  [ratesFollowDate([rates('2015-06-17', 1.1), rates('2019-06-19', 1.2, '2019-06-18')]), 'held: holds-for (2)'],
  'is broken where meta names the wrong day, or the rates never change',
  [ratesFollowDate([rates('2015-06-17', 1.1), rates('2019-06-19', 1.1)]), 'broken: the same 1 rate at data (2)'],
  'is inconclusive for an empty list',
  [ratesFollowDate([empty, rates('2019-06-19', 1.1)]), 'inconclusive: no-rows-to-check'],
  'holds for 1, however it is written',
  [usdRateIsOne(withDollar(1)), 'held: holds'],
  'is broken by a wrong rate, and noted where there is no rate',
  [usdRateIsOne(withDollar(0.99)), 'broken: 0.99 at data[0].rate'],
  [usdRateIsOne(rates('2019-06-19', 1.2).exchange), 'noted: seen'],
  [usdRateIsOne(empty.exchange), 'inconclusive: no-rows-to-check'],
  'holds where a rate of the day before has fail true',
  [earlierRatesMarked([earlier(true)]), 'held: holds-for'],
  'is broken where fail is false, and noted where there is no such rate',
  [earlierRatesMarked([rates('2019-06-20', 1), earlier(false)]), 'broken: false at data[1].fail'],
  [earlierRatesMarked([empty]), 'inconclusive: no-rows-to-check'],
  'may be ten days before the date, and no more',
  [ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-07'), other]), 'held: holds-for (2)'],
  [ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-06'), other]), 'broken: 2015-06-06 at meta.issued_on'],
  [ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-18'), other]), 'broken: 2015-06-18 at meta.issued_on'],
  'need not be named',
  [earlierGivesFirst(three), 'held: seen (3)'],
  [earlierRatesMarked([unnamed('2019-06-20', 1)]), 'noted: seen'],
  'of a rate without one say nothing',
  [earlierRatesMarked([bare]), 'noted: seen'],
)
