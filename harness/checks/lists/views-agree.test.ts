import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from './views-agree.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const list = (...data: unknown[]) => [sampleData(data)]
const row = { id: '7', name: 'Main', balance: 5, created_at: '2026-01-02T03:04:05Z', customer_id: '9' }
const fields = ['name', 'balance', 'created_at', 'customer_id']
const agree = (own: unknown[], other: unknown[]) =>
  viewsAgree({ version: 'ais-v4', own: list(...own), other: list(...other) }, fields)

it('is untested where the other version shows nothing of it', () => {
  says(agree([row], [{ ...row, id: '8' }]), 'untested: version-shows-other-rows (2)')
  const refused = { version: 'ais-v4', own: list(row), other: [sampleRefusal(404, 'LoginNotFound')] }
  says(viewsAgree(refused, fields), 'untested: version-shows-no-list')
  says(agree([], [row]), 'inconclusive: no-rows-to-check (2)')
})

it('compares integers beyond 2^53 and lists as they are, and null with anything', () => {
  const large = sampleExchange(200, '{"data":[{"id":"7","balance":9007199254740993}]}')
  const views = { version: 'ais-v4', own: [large], other: [large] }
  says(agree([{ id: '7', name: null }], [row]), 'held: holds-for (2)')
  says(viewsAgree({ ...views, other: list({ id: '7', balance: 9007199254740992 }) }, fields), 'held: holds-for (2)')
  const ids = [{ id: '7' }].map((one) =>
    viewsAgree({ version: 'ais-v4', own: list(one), other: list({ id: 7 }) }, ['id']),
  )
  assert.deepEqual(ids.map(inOneLine), ['held: holds-for (2)'])
})

const other = { id: 7, name: 'Main', created_at: '2026-01-02T04:04:05+01:00', customer_id: 9, extra: {} }
const made = sampleData({ id: '1', customer_id: 9 })
const silent = [sampleTransportError()]
const names = ['login_id', 'connection_id']

cases(
  'holds for ids of a different type, moments in a different offset, and fields that one version lacks',
  [agree([row], [other]), 'held: holds-for (2)'],
  'finds a different value, a missing row and an extra row',
  [agree([row], [{ ...row, balance: 6 }]), 'broken: 5 at balance of the row 7 (2)'],
  [agree([row, { ...row, id: '8' }], [row]), 'broken: the row 8 not in ais-v4 at data (2)'],
  [agree([row], [row, { ...row, id: '8' }]), 'broken: the row 8 in ais-v4 alone at data (2)'],
  'compares the customer of a login in both versions',
  [madeForCustomer(made, '9', 'ais-v3'), 'held: holds'],
  [madeForCustomer(made, '8', 'ais-v3'), 'broken: 9 at data.customer_id'],
  [madeForCustomer(sampleRefusal(404, 'CustomerNotFound'), '9', 'ais-v3'), 'untested: version-knows-no-customer'],
  'wants a link to what was made, under a name of the version',
  [
    linksByOwnName(list({ id: '1', login_id: 2 }, { id: '2', login_id: '7' }), ['login_id'], '2'),
    'broken: 7 at data[1].login_id',
  ],
  [linksByOwnName(list(), ['login_id'], '2'), 'inconclusive: no-rows-to-check'],
  'needs answers to both versions',
  [viewsAgree({ version: 'ais-v4', own: silent, other: list(row) }, fields), 'inconclusive: transport-error'],
  [madeForCustomer(sampleTransportError(), '9', 'ais-v3'), 'inconclusive: transport-error'],
  'takes any of several names of a link',
  [linksByOwnName(list({ id: '1', login_id: '2' }, { id: '2', connection_id: '2' }), names, '2'), 'held: holds-for'],
  [linksByOwnName(list({ id: '1', account_id: '2' }), names, '2'), 'broken: id, account_id at data[0]'],
)
