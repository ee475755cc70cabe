import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { usdRateIsOne, earlierGivesFirst, earlierRatesMarked, ratesFollowDate } from './rates.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const rates = (date: string, eur: number, issued_on = date, rows: object[] = []) => ({
  date,
  exchange: sampleExchange(200, {
    data: [{ currency_code: 'EUR', rate: eur, fail: false, issued_on }, ...rows],
    meta: { issued_on },
  }),
})
const refused = { date: '2010-01-01', exchange: sampleRefusal(400, 'DateOutOfRange') }
const empty = { date: '2010-01-01', exchange: sampleExchange(200, { data: [], meta: {} }) }

describe('ratesFollowDate', () => {
  it('holds where each date has its rates, also where a day without rates gives the day before', () => {
    assert.equal(
      inOneLine(ratesFollowDate([rates('2015-06-17', 1.1), rates('2019-06-19', 1.2, '2019-06-18')])),
      'held: rates-follow-date {"shared":1,"changed":"EUR"}; 2 exchanges',
    )
  })
  it('is broken where meta names the wrong day, or the rates never change', () => {
    const today = rates('2015-06-17', 1.1, '2026-01-01')
    assert.equal(
      inOneLine(ratesFollowDate([today, rates('2019-06-19', 1.2)])),
      'broken: rates-of-other-day {"date":"2015-06-17","got":"2026-01-01"}; wanted 2015-06-17, or a day shortly before, got 2026-01-01 at meta.issued_on; 1 exchange',
    )
    assert.equal(
      inOneLine(ratesFollowDate([rates('2015-06-17', 1.1), rates('2019-06-19', 1.1)])),
      'broken: rates-never-change {"shared":1,"one":"2015-06-17","other":"2019-06-19"}; wanted other rates on 2019-06-19 than on 2015-06-17, got the same 1 rate at data; 2 exchanges',
    )
  })
  it('is inconclusive for an empty list', () => {
    assert.equal(
      inOneLine(ratesFollowDate([empty, rates('2019-06-19', 1.1)])),
      'inconclusive: no-rows-to-check; 1 exchange',
    )
  })
})

describe('earlierGivesFirst', () => {
  const firstDay = rates('2014-03-21', 1.3)
  const later = rates('2019-06-19', 1.2)
  it('holds where an earlier date has the first day’s rates', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    assert.equal(
      inOneLine(earlierGivesFirst([firstDay, later, earlier])),
      'held: early-date-as-first {"date":"2010-01-01","first":"2014-03-21"}; 3 exchanges',
    )
  })
  it('is broken by rates of its own, a wrong day, or a refusal', () => {
    assert.deepEqual(
      [rates('2010-01-01', 1.4, '2014-03-21'), rates('2010-01-01', 1.3, '2014-03-22'), refused].map((earlier) =>
        inOneLine(earlierGivesFirst([firstDay, later, earlier])),
      ),
      [
        'broken: early-date-differs {"date":"2010-01-01","code":"EUR","first":"2014-03-21"}; wanted the rates of 2014-03-21, got a different rate of EUR at data; 3 exchanges',
        'broken: early-date-of-other-day {"date":"2010-01-01","got":"2014-03-22","first":"2014-03-21"}; wanted the rates of 2014-03-21, got 2014-03-22 at meta.issued_on; 1 exchange',
        'broken: early-date-refused {"date":"2010-01-01","outcome":"400 DateOutOfRange","first":"2014-03-21"}; wanted the rates of 2014-03-21, got 400 DateOutOfRange; 3 exchanges',
      ],
    )
  })
  it('is inconclusive where a later day has the same rates', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    const constant = rates('2019-06-19', 1.3)
    assert.equal(
      inOneLine(earlierGivesFirst([firstDay, constant, earlier])),
      'inconclusive: later-rates-equal {"later":"2019-06-19","first":"2014-03-21"}; 3 exchanges',
    )
  })
})

describe('usdRateIsOne', () => {
  const withDollar = (rate: unknown) => sampleExchange(200, { data: [{ currency_code: 'USD', rate }], meta: {} })
  it('holds for 1, however it is written', () => {
    assert.equal(inOneLine(usdRateIsOne(withDollar(1))), 'held: usd-rate-is-one; 1 exchange')
    assert.equal(
      inOneLine(usdRateIsOne(sampleExchange(200, '{"data":[{"currency_code":"USD","rate":1.0}]}'))),
      'held: usd-rate-is-one; 1 exchange',
    )
  })
  it('is broken by a wrong rate, and noted where there is no rate', () => {
    assert.equal(
      inOneLine(usdRateIsOne(withDollar(0.99))),
      'broken: usd-rate-differs {"got":"0.99"}; wanted 1, got 0.99 at data[0].rate; 1 exchange',
    )
    assert.equal(inOneLine(usdRateIsOne(rates('2019-06-19', 1.2).exchange)), 'noted: usd-not-listed; 1 exchange')
    assert.equal(inOneLine(usdRateIsOne(empty.exchange)), 'inconclusive: no-rows-to-check; 1 exchange')
  })
})

describe('earlierRatesMarked', () => {
  const earlier = (fail: boolean) =>
    rates('2019-06-19', 1.2, '2019-06-19', [{ currency_code: 'ZAR', rate: 0.05, fail, issued_on: '2019-06-18' }])
  it('holds where a rate of the day before has fail true', () => {
    assert.equal(inOneLine(earlierRatesMarked([earlier(true)])), 'held: earlier-rates-marked {"marked":1}; 1 exchange')
  })
  it('is broken where fail is false, and noted where there is no such rate', () => {
    assert.equal(
      inOneLine(earlierRatesMarked([rates('2019-06-20', 1), earlier(false)])),
      'broken: earlier-rate-unmarked {"issuedOn":"2019-06-18","day":"2019-06-19","fail":"false"}; wanted true, the rate being of 2019-06-18, got false at data[1].fail; 1 exchange',
    )
    assert.equal(inOneLine(earlierRatesMarked([rates('2019-06-20', 1)])), 'noted: no-earlier-rate; 1 exchange')
    assert.equal(inOneLine(earlierRatesMarked([empty])), 'inconclusive: no-rows-to-check; 1 exchange')
  })
})

describe('rates that cannot be compared', () => {
  const first = rates('2014-03-21', 1.3)
  const later = rates('2019-06-19', 1.2)
  const silent = { date: '2010-01-01', exchange: sampleTransportError() }
  it('needs every date', () => {
    for (const given of [[], [first]])
      assert.equal(
        inOneLine(ratesFollowDate(given)),
        'inconclusive: comparison-incomplete {"compared":2,"what":"date"}; 0 exchanges',
      )
    for (const given of [[], [first], [first, later]])
      assert.equal(
        inOneLine(earlierGivesFirst(given)),
        'inconclusive: comparison-incomplete {"compared":3,"what":"date"}; 0 exchanges',
      )
  })
  it('needs currencies in common', () => {
    const francs = { date: '2015-06-17', exchange: sampleExchange(200, { data: [{ currency_code: 'CHF', rate: 1 }] }) }
    assert.equal(inOneLine(ratesFollowDate([francs, later])), 'inconclusive: no-common-currency; 2 exchanges')
    const more = rates('2015-06-17', 1.1, '2015-06-17', [{ currency_code: 'CHF', rate: 1 }])
    assert.equal(
      inOneLine(ratesFollowDate([more, later])),
      'held: rates-follow-date {"shared":1,"changed":"EUR"}; 2 exchanges',
    )
  })
  it('needs the rates of the first day and of a later one', () => {
    const earlier = rates('2010-01-01', 1.3, '2014-03-21')
    assert.equal(
      inOneLine(earlierGivesFirst([refused, later, earlier])),
      'inconclusive: nothing-to-check {"what":"list of rates","outcome":"400 DateOutOfRange"}; 3 exchanges',
    )
    assert.equal(
      inOneLine(earlierGivesFirst([first, refused, earlier])),
      'inconclusive: nothing-to-check {"what":"list of rates","outcome":"400 DateOutOfRange"}; 3 exchanges',
    )
    assert.equal(
      inOneLine(earlierGivesFirst([first, later, silent])),
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    )
    assert.equal(inOneLine(usdRateIsOne(undefined)), 'inconclusive: nothing-sent; 0 exchanges')
  })
})

describe('days that meta names', () => {
  const unnamed = (date: string, eur: number) => ({
    date,
    exchange: sampleExchange(200, { data: [{ currency_code: 'EUR', rate: eur, fail: false, issued_on: date }] }),
  })
  it('may be ten days before the date, and no more', () => {
    const other = rates('2019-06-19', 1.2)
    assert.equal(
      inOneLine(ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-07'), other])),
      'held: rates-follow-date {"shared":1,"changed":"EUR"}; 2 exchanges',
    )
    assert.equal(
      inOneLine(ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-06'), other])),
      'broken: rates-of-other-day {"date":"2015-06-17","got":"2015-06-06"}; wanted 2015-06-17, or a day shortly before, got 2015-06-06 at meta.issued_on; 1 exchange',
    )
    assert.equal(
      inOneLine(ratesFollowDate([rates('2015-06-17', 1.1, '2015-06-18'), other])),
      'broken: rates-of-other-day {"date":"2015-06-17","got":"2015-06-18"}; wanted 2015-06-17, or a day shortly before, got 2015-06-18 at meta.issued_on; 1 exchange',
    )
  })
  it('need not be named', () => {
    assert.equal(
      inOneLine(ratesFollowDate([unnamed('2015-06-17', 1.1), unnamed('2019-06-19', 1.2)])),
      'held: rates-follow-date {"shared":1,"changed":"EUR"}; 2 exchanges',
    )
    const three = [unnamed('2014-03-21', 1.3), unnamed('2019-06-19', 1.2), unnamed('2010-01-01', 1.3)]
    assert.equal(
      inOneLine(earlierGivesFirst(three)),
      'held: early-date-as-first {"date":"2010-01-01","first":"2014-03-21"}; 3 exchanges',
    )
    assert.equal(inOneLine(earlierRatesMarked([unnamed('2019-06-20', 1)])), 'noted: no-earlier-rate; 1 exchange')
  })
  it('of a rate without one say nothing', () => {
    const bare = rates('2019-06-20', 1, '2019-06-20', [{ currency_code: 'ZAR', rate: 0.05 }])
    assert.equal(inOneLine(earlierRatesMarked([bare])), 'noted: no-earlier-rate; 1 exchange')
  })
})
