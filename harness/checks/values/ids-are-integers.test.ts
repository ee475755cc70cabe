import assert from 'node:assert/strict'
import { it } from 'node:test'
import { digitsKept, idIsInteger, idsAreIntegers } from './ids-are-integers.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const shows = (data: unknown) => sampleExchange(200, { data })

it('wants every id to be an integer, at any depth', () => {
  assert.equal(idsAreIntegers([shows({ id: 7, customer_id: 18446744073709551615n })]).finding, 'held')
  assert.equal(idsAreIntegers([shows({ id: 7, of: [{ login_id: '8' }] })]).place, 'data.of[0].login_id')
  assert.equal(idsAreIntegers([shows({ id: 7.5 })]).finding, 'broken')
  assert.equal(idsAreIntegers([shows({ id: 7, extra: { merchant_id: 'm' } })]).finding, 'held')
  assert.equal(idsAreIntegers([shows({ name: 'none' })]).finding, 'inconclusive')
})

it('looks at one id', () => {
  assert.equal(idIsInteger(shows({ id: 7 }), 'data.id').finding, 'held')
  assert.equal(idIsInteger(shows({ id: '7' }), 'data.id').finding, 'broken')
  assert.equal(idIsInteger(sampleRefusal(404, 'ProviderNotFound'), 'data.id').finding, 'inconclusive')
})

it('wants the very digits back', () => {
  assert.equal(digitsKept(['7', '7'], [shows({ id: 7 }), shows([{ id: 7 }])]).finding, 'held')
  assert.equal(digitsKept(['9007199254740993'], [shows({ id: 9007199254740993n })]).finding, 'held')
  assert.equal(digitsKept(['9007199254740993'], [shows({ id: 9007199254740992 })]).finding, 'broken')
  assert.equal(digitsKept(['7'], [sampleRefusal(404, 'LoginNotFound')]).finding, 'broken')
  assert.equal(digitsKept(['18446744073709551616'], [shows({ id: 18446744073709551616n })]).finding, 'broken')
  assert.equal(digitsKept([], []).finding, 'inconclusive')
})
