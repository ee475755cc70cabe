import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from './views-agree.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const list = (...data: unknown[]) => [sampleExchange(200, { data })]
const row = { id: '7', name: 'Main', balance: 5, created_at: '2026-01-02T03:04:05Z', customer_id: '9' }
const fields = ['name', 'balance', 'created_at', 'customer_id']
const agree = (own: unknown[], other: unknown[]) =>
  viewsAgree({ version: 'ais-v4', own: list(...own), other: list(...other) }, fields)

it('holds for ids of a different type, moments in a different offset, and fields that one version lacks', () => {
  const other = { id: 7, name: 'Main', created_at: '2026-01-02T04:04:05+01:00', customer_id: 9, extra: {} }
  assert.equal(inOneLine(agree([row], [other])), 'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges')
  assert.equal(
    inOneLine(agree([row], [{ ...row, name: null }])),
    'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges',
  )
})

it('finds a different value, a missing row and an extra row', () => {
  assert.equal(
    inOneLine(agree([row], [{ ...row, balance: 6 }])),
    'broken: versions-differ {"version":"ais-v4","place":"balance of the row 7","wanted":"6","got":"5"}; wanted 6, as ais-v4 shows it, got 5 at balance of the row 7; 2 exchanges',
  )
  assert.equal(
    inOneLine(agree([row, { ...row, id: '8' }], [row])),
    'broken: row-in-one-version {"version":"ais-v4","id":"8","missing":true}; wanted the same rows, got the row 8 not in ais-v4 at data; 2 exchanges',
  )
  assert.equal(
    inOneLine(agree([row], [row, { ...row, id: '8' }])),
    'broken: row-in-one-version {"version":"ais-v4","id":"8","missing":false}; wanted the same rows, got the row 8 in ais-v4 alone at data; 2 exchanges',
  )
})

it('is untested where the other version shows nothing of it', () => {
  assert.equal(
    inOneLine(agree([row], [{ ...row, id: '8' }])),
    'untested: version-shows-other-rows {"version":"ais-v4"}; 2 exchanges',
  )
  const refused = { version: 'ais-v4', own: list(row), other: [sampleRefusal(404, 'LoginNotFound')] }
  assert.equal(
    inOneLine(viewsAgree(refused, fields)),
    'untested: version-shows-no-list {"version":"ais-v4","outcome":"404 LoginNotFound"}; 1 exchange',
  )
  assert.equal(inOneLine(agree([], [row])), 'inconclusive: no-rows-to-check; 2 exchanges')
})

it('compares the customer of a login in both versions', () => {
  const made = sampleExchange(200, { data: { id: '1', customer_id: 9 } })
  assert.equal(
    inOneLine(madeForCustomer(made, '9', 'ais-v3')),
    'held: customer-in-both-versions {"version":"ais-v3"}; 1 exchange',
  )
  assert.equal(
    inOneLine(madeForCustomer(made, '8', 'ais-v3')),
    'broken: customer-id-differs {"version":"ais-v3","wanted":"8","got":"9"}; wanted 8, got 9 at data.customer_id; 1 exchange',
  )
  assert.equal(
    inOneLine(madeForCustomer(sampleRefusal(404, 'CustomerNotFound'), '9', 'ais-v3')),
    'untested: version-knows-no-customer {"version":"ais-v3","outcome":"404 CustomerNotFound"}; 1 exchange',
  )
})

it('wants a link to what was made, under a name of the version', () => {
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', login_id: '2' }), ['login_id'], '2')),
    'held: links-by-own-name {"rows":1,"names":["login_id"]}; 1 exchange',
  )
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', connection_id: '2' }), ['login_id'], '2')),
    'broken: link-by-other-name {"names":["login_id"],"got":"id, connection_id"}; wanted login_id, got id, connection_id at data[0]; 1 exchange',
  )
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', login_id: 2 }, { id: '2', login_id: '7' }), ['login_id'], '2')),
    'broken: value-differs {"place":"data[1].login_id","wanted":"2","got":"7"}; wanted 2, got 7 at data[1].login_id; 1 exchange',
  )
  assert.equal(inOneLine(linksByOwnName(list(), ['login_id'], '2')), 'inconclusive: no-rows-to-check; 1 exchange')
})

it('compares integers beyond 2^53 and lists as they are, and null with anything', () => {
  const large = sampleExchange(200, '{"data":[{"id":"7","balance":9007199254740993}]}')
  const views = { version: 'ais-v4', own: [large], other: [large] }
  assert.equal(inOneLine(viewsAgree(views, fields)), 'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges')
  assert.equal(
    inOneLine(agree([{ id: '7', name: ['a'] }], [{ id: '7', name: ['b'] }])),
    'broken: versions-differ {"version":"ais-v4","place":"name of the row 7","wanted":"[\\"b\\"]","got":"[\\"a\\"]"}; wanted ["b"], as ais-v4 shows it, got ["a"] at name of the row 7; 2 exchanges',
  )
  assert.equal(
    inOneLine(agree([{ id: '7', name: null }], [row])),
    'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(agree([{ id: '7', name: '07' }], [{ id: '7', name: 7 }])),
    'broken: versions-differ {"version":"ais-v4","place":"name of the row 7","wanted":"7","got":"\\"07\\""}; wanted 7, as ais-v4 shows it, got "07" at name of the row 7; 2 exchanges',
  )
  assert.equal(
    inOneLine(viewsAgree({ ...views, other: list({ id: '7', balance: 9007199254740992 }) }, fields)),
    'held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges',
  )
  const ids = [{ id: '7' }].map((one) =>
    viewsAgree({ version: 'ais-v4', own: list(one), other: list({ id: 7 }) }, ['id']),
  )
  assert.deepEqual(ids.map(inOneLine), ['held: versions-agree {"version":"ais-v4","rows":1}; 2 exchanges'])
})

it('needs answers to both versions', () => {
  const silent = [sampleTransportError()]
  assert.equal(
    inOneLine(viewsAgree({ version: 'ais-v4', own: silent, other: list(row) }, fields)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(viewsAgree({ version: 'ais-v4', own: list(row), other: silent }, fields)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(agree([row], [])), 'untested: version-shows-other-rows {"version":"ais-v4"}; 2 exchanges')
  assert.equal(inOneLine(madeForCustomer(undefined, '9', 'ais-v3')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(madeForCustomer(sampleTransportError(), '9', 'ais-v3')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(madeForCustomer(sampleExchange(200, { data: [] }), '9', 'ais-v3')),
    'broken: customer-id-differs {"version":"ais-v3","wanted":"9","got":"nothing"}; wanted 9, got nothing at data.customer_id; 1 exchange',
  )
})

it('takes any of several names of a link', () => {
  const names = ['login_id', 'connection_id']
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', login_id: '2' }, { id: '2', connection_id: '2' }), names, '2')),
    'held: links-by-own-name {"rows":2,"names":["login_id","connection_id"]}; 1 exchange',
  )
  assert.equal(
    inOneLine(linksByOwnName(list({ id: '1', account_id: '2' }), names, '2')),
    'broken: link-by-other-name {"names":["login_id","connection_id"],"got":"id, account_id"}; wanted login_id or connection_id, got id, account_id at data[0]; 1 exchange',
  )
})
