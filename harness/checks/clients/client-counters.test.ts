import assert from 'node:assert/strict'
import { it } from 'node:test'
import { activeCounted, countersAddUp, totalsGrew } from './client-counters.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const info = (customers: number, logins: object) =>
  sampleExchange(200, { data: { customers: { total: customers }, logins } })
const refused = sampleRefusal(404, 'RouteNotFound')

it('wants both totals to grow', () => {
  assert.equal(totalsGrew(info(1, { total: 1 }), info(2, { total: 3 })).finding, 'held')
  assert.equal(totalsGrew(info(1, { total: 1 }), info(1, { total: 2 })).place, 'data.customers.total')
  assert.equal(totalsGrew(info(1, { total: 1 }), info(2, { total: 1 })).place, 'data.logins.total')
  assert.equal(totalsGrew(refused, info(2, { total: 1 })).finding, 'inconclusive')
})

it('wants active logins to be counted while there are some', () => {
  assert.equal(activeCounted(info(1, { total: 1, active: 1 })).finding, 'held')
  assert.equal(activeCounted(info(1, { total: 1 })).finding, 'broken')
  assert.equal(activeCounted(refused).finding, 'inconclusive')
})

it('wants the counters to add up, absent ones being none', () => {
  assert.equal(countersAddUp(info(1, { total: 5, active: 3, disabled: 2 })).finding, 'held')
  assert.equal(countersAddUp(info(1, { total: 5, active: 3 })).finding, 'broken')
  assert.equal(countersAddUp(info(1, { active: 3 })).finding, 'inconclusive')
})
