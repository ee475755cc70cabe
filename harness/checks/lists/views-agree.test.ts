import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from './views-agree.ts'

const list = (...data: unknown[]) => [sampleExchange(200, { data })]
const row = { id: '7', name: 'Main', balance: 5, created_at: '2026-01-02T03:04:05Z', customer_id: '9' }
const fields = ['name', 'balance', 'created_at', 'customer_id']
const agree = (own: unknown[], other: unknown[]) =>
  viewsAgree({ version: 'ais-v4', own: list(...own), other: list(...other) }, fields)

it('holds for ids of another type, moments in another offset, and fields that one version lacks', () => {
  const other = { id: 7, name: 'Main', created_at: '2026-01-02T04:04:05+01:00', customer_id: 9, extra: {} }
  assert.equal(agree([row], [other]).finding, 'held')
  assert.equal(agree([row], [{ ...row, name: null }]).finding, 'held')
})

it('finds another value, a row that is missing and one too many', () => {
  assert.equal(agree([row], [{ ...row, balance: 6 }]).place, 'balance of the row 7')
  assert.equal(agree([row, { ...row, id: '8' }], [row]).got, 'the row 8 not in ais-v4')
  assert.equal(agree([row], [row, { ...row, id: '8' }]).got, 'the row 8 in ais-v4 alone')
})

it('is untested where the other version shows nothing of it', () => {
  assert.equal(agree([row], [{ ...row, id: '8' }]).finding, 'untested')
  const refused = { version: 'ais-v4', own: list(row), other: [sampleRefusal(404, 'LoginNotFound')] }
  assert.equal(viewsAgree(refused, fields).finding, 'untested')
  assert.equal(agree([], [row]).finding, 'inconclusive')
})

it('tells whether a login was made for the customer', () => {
  const made = sampleExchange(200, { data: { id: '1', customer_id: 9 } })
  assert.equal(madeForCustomer(made, '9', 'ais-v3').finding, 'held')
  assert.equal(madeForCustomer(made, '8', 'ais-v3').finding, 'broken')
  assert.equal(madeForCustomer(sampleRefusal(404, 'CustomerNotFound'), '9', 'ais-v3').finding, 'untested')
})

it('wants a link under a name of the version', () => {
  assert.equal(linksByOwnName(list({ id: '1', login_id: '2' }), ['login_id']).finding, 'held')
  assert.equal(linksByOwnName(list({ id: '1', connection_id: '2' }), ['login_id']).finding, 'broken')
  assert.equal(linksByOwnName(list(), ['login_id']).finding, 'inconclusive')
})
