import assert from 'node:assert/strict'
import { it } from 'node:test'
import { activeCounted, countersAddUp, othersLeftOut, totalsGrew } from './client-counters.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const info = (customers: number, logins: object) =>
  sampleExchange(200, { data: { customers: { total: customers }, logins } })
const refused = sampleRefusal(404, 'RouteNotFound')

it('wants both totals to grow', () => {
  assert.equal(inOneLine(totalsGrew(info(1, { total: 1 }), info(2, { total: 3 }))), 'held: totals-grew; 2 exchanges')
  assert.equal(
    inOneLine(totalsGrew(info(1, { total: 1 }), info(1, { total: 2 }))),
    'broken: total-did-not-grow {"place":"data.customers.total","before":1,"after":1}; wanted more than 1, got 1 at data.customers.total; 2 exchanges',
  )
  assert.equal(
    inOneLine(totalsGrew(info(1, { total: 1 }), info(2, { total: 1 }))),
    'broken: total-did-not-grow {"place":"data.logins.total","before":1,"after":1}; wanted more than 1, got 1 at data.logins.total; 2 exchanges',
  )
  assert.equal(
    inOneLine(totalsGrew(refused, info(2, { total: 1 }))),
    'inconclusive: nothing-to-check {"what":"record","outcome":"404 RouteNotFound"}; 1 exchange',
  )
})

it('wants the customers of others left out, and leaves room for further users of the client', () => {
  const looks = (...totals: number[]) => totals.map((total) => info(total, {}))
  const own = looks(10, 15, 21)
  assert.equal(
    inOneLine(othersLeftOut({ others: looks(3, 3, 3), own }, 5)),
    'held: others-left-out {"made":5,"grown":[0,0]}; 6 exchanges',
  )
  assert.equal(othersLeftOut({ others: looks(3, 9, 10), own }, 5).finding, 'held')
  assert.equal(
    inOneLine(othersLeftOut({ others: looks(3, 8, 14), own }, 5)),
    'broken: others-counted {"made":5,"grown":[5,6]}; wanted less than 5 more each time, got 5 and 6 at data.customers.total; 3 exchanges',
  )
  const unshown = [info(1, {}), sampleExchange(200, { data: {} }), info(1, {})]
  assert.equal(
    inOneLine(othersLeftOut({ others: unshown, own }, 5)),
    'inconclusive: total-not-shown {"place":"data.customers.total"}; 6 exchanges',
  )
  assert.equal(othersLeftOut({ others: looks(3, 3, 3), own: unshown }, 5).finding, 'inconclusive')
  assert.equal(othersLeftOut({ others: [refused, refused, refused], own }, 5).finding, 'inconclusive')
})

it('says nothing of whose customers are counted where those of their own client are not', () => {
  const looks = (...totals: number[]) => totals.map((total) => info(total, {}))
  assert.equal(
    inOneLine(othersLeftOut({ others: looks(3, 3, 3), own: looks(10, 10, 10) }, 5)),
    'inconclusive: own-not-counted {"made":5,"grown":[0,0]}; 3 exchanges',
  )
})

it('wants active logins to be counted while there are some', () => {
  assert.equal(
    inOneLine(activeCounted(info(1, { total: 1, active: 1 }))),
    'held: active-logins-counted {"active":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(activeCounted(info(1, { total: 1 }))),
    'broken: active-logins-not-counted; wanted at least 1, got nothing at data.logins.active; 1 exchange',
  )
  assert.equal(
    inOneLine(activeCounted(refused)),
    'inconclusive: nothing-to-check {"what":"record","outcome":"404 RouteNotFound"}; 1 exchange',
  )
})

it('wants the counters to add up, absent ones being none', () => {
  assert.equal(
    inOneLine(countersAddUp(info(1, { total: 5, active: 3, disabled: 2 }))),
    'held: counters-add-up {"total":5}; 1 exchange',
  )
  assert.equal(
    inOneLine(countersAddUp(info(1, { total: 5, active: 3 }))),
    'broken: counters-differ {"sum":3,"total":5}; wanted counters that add up to 5, got 3 at data.logins; 1 exchange',
  )
  assert.equal(
    inOneLine(countersAddUp(info(1, { active: 3 }))),
    'inconclusive: total-not-shown {"place":"data.logins.total"}; 1 exchange',
  )
})

it('is inconclusive without a total, and reads integers of any size', () => {
  assert.equal(
    inOneLine(totalsGrew(info(1, {}), info(2, { total: 2 }))),
    'inconclusive: total-not-shown {"place":"data.logins.total"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(totalsGrew(info(1, { total: 1 }), info(2, {}))),
    'inconclusive: total-not-shown {"place":"data.logins.total"}; 2 exchanges',
  )
  const large = (last: string) =>
    sampleExchange(200, `{"data":{"logins":{"total":900719925474099${last},"active":9007199254740992}}}`)
  assert.equal(inOneLine(countersAddUp(large('2'))), 'held: counters-add-up {"total":9007199254740992}; 1 exchange')
  assert.equal(
    inOneLine(countersAddUp(sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('takes a counter of none for no active login', () => {
  assert.equal(
    inOneLine(activeCounted(info(1, { total: 1, active: 0 }))),
    'broken: active-logins-not-counted; wanted at least 1, got 0 at data.logins.active; 1 exchange',
  )
  assert.equal(
    inOneLine(countersAddUp(info(1, { total: 6, active: 1, inactive: 2, disabled: 3 }))),
    'held: counters-add-up {"total":6}; 1 exchange',
  )
})
