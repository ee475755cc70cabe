import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from './views-agree.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const list = (...data: unknown[]) => [sampleExchange(200, { data })]
const row = { id: '7', name: 'Main', balance: 5, created_at: '2026-01-02T03:04:05Z', customer_id: '9' }
const fields = ['name', 'balance', 'created_at', 'customer_id']
const agree = (own: unknown[], other: unknown[]) =>
  viewsAgree({ version: 'ais-v4', own: list(...own), other: list(...other) }, fields)

it('holds for ids of another type, moments in another offset, and fields that one version lacks', () => {
  const other = { id: 7, name: 'Main', created_at: '2026-01-02T04:04:05+01:00', customer_id: 9, extra: {} }
  assert.equal(inOneLine(agree([row], [other])), 'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges')
  assert.equal(
    inOneLine(agree([row], [{ ...row, name: null }])),
    'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges',
  )
})

it('finds another value, a row that is missing and one too many', () => {
  assert.equal(agree([row], [{ ...row, balance: 6 }]).place, 'balance of the row 7')
  assert.equal(agree([row, { ...row, id: '8' }], [row]).got, 'the row 8 not in ais-v4')
  assert.equal(agree([row], [row, { ...row, id: '8' }]).got, 'the row 8 in ais-v4 alone')
})

it('is untested where the other version shows nothing of it', () => {
  assert.equal(
    inOneLine(agree([row], [{ ...row, id: '8' }])),
    'untested: version-shows-other-rows {"version":"ais-v4"}; 2 exchanges',
  )
  const refused = { version: 'ais-v4', own: list(row), other: [sampleRefusal(404, 'LoginNotFound')] }
  assert.equal(
    inOneLine(viewsAgree(refused, fields)),
    'untested: version-shows-no-list {"version":"ais-v4","outcome":"404 LoginNotFound"}; 1 exchanges',
  )
  assert.equal(inOneLine(agree([], [row])), 'inconclusive: no-rows-to-check; 2 exchanges')
})

it('tells whether a login was made for the customer', () => {
  const made = sampleExchange(200, { data: { id: '1', customer_id: 9 } })
  assert.equal(
    inOneLine(madeForCustomer(made, '9', 'ais-v3')),
    'held: customer-in-both-versions {"version":"ais-v3"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(madeForCustomer(made, '8', 'ais-v3')),
    'broken: customer-id-differs {"version":"ais-v3","wanted":"8","got":"9"}; wanted 8, got 9 at data.customer_id; 1 exchanges',
  )
  assert.equal(
    inOneLine(madeForCustomer(sampleRefusal(404, 'CustomerNotFound'), '9', 'ais-v3')),
    'untested: version-knows-no-customer {"version":"ais-v3","outcome":"404 CustomerNotFound"}; 1 exchanges',
  )
})

it('wants a link under a name of the version', () => {
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', login_id: '2' }), ['login_id'])),
    'held: links-by-own-name {"rows":1,"names":["login_id"]}; 1 exchanges',
  )
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', connection_id: '2' }), ['login_id'])),
    'broken: link-by-other-name {"names":["login_id"],"got":"id, connection_id"}; wanted login_id, got id, connection_id at data[0]; 1 exchanges',
  )
  assert.equal(inOneLine(linksByOwnName(list(), ['login_id'])), 'inconclusive: no-rows-to-check; 1 exchanges')
})
