import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listIsUnion, rowsAreAsAsked, sameRows } from './list-algebra.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

type Fields = Record<string, string>

const page = (data: Fields[], query = '') => sampleExchange(200, { data, meta: {} }, `http://target.test/list?${query}`)
const mine = page(
  [
    { id: '1', login_id: 'a' },
    { id: '2', login_id: 'a' },
  ],
  'login_id=a',
)
const other = page([{ id: '3', login_id: 'b' }], 'login_id=b')
const all = page([{ id: '1' }, { id: '2' }, { id: '3' }])
const unreadable = [sampleRefusal(404, 'LoginNotFound'), sampleTransportError()]

it('takes rows that have what was asked for', () => {
  assert.equal(rowsAreAsAsked([mine, other], 'login_id').finding, 'held')
})

it('finds a row of another parent', () => {
  const judgement = rowsAreAsAsked([mine, page([{ id: '3', login_id: 'a' }], 'login_id=b')], 'login_id')
  assert.deepEqual([judgement.finding, judgement.wanted, judgement.place], ['broken', 'login_id b', 'data[0].login_id'])
})

it('cannot tell a filter from the rows of one parent', () => {
  assert.equal(rowsAreAsAsked([mine, page([], 'login_id=b')], 'login_id').finding, 'inconclusive')
  for (const exchange of unreadable) assert.equal(rowsAreAsAsked([exchange], 'login_id').finding, 'inconclusive')
})

it('takes a whole that is the union of its parts, in any order', () => {
  assert.equal(listIsUnion([all], [other, mine], 'login_id').finding, 'held')
})

it('finds a row missing from the whole and one beside the parts', () => {
  const short = listIsUnion([page([{ id: '1' }, { id: '3' }])], [mine, other], 'login_id')
  assert.deepEqual([short.finding, short.wanted], ['broken', 'the row 2'])
  const wide = listIsUnion([page([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '9' }])], [mine, other], 'login_id')
  assert.deepEqual([wide.finding, wide.got], ['broken', 'the row 9 beside them'])
})

it('cannot tell a union from one part', () => {
  assert.equal(listIsUnion([mine], [mine, page([])], 'login_id').finding, 'inconclusive')
  for (const exchange of unreadable) {
    assert.equal(listIsUnion([exchange], [mine, other], 'login_id').finding, 'inconclusive')
  }
})

it('takes the same rows, and no others', () => {
  assert.equal(sameRows(mine, mine).finding, 'held')
  assert.deepEqual([sameRows(mine, all).finding, sameRows(mine, all).got], ['broken', '3'])
  assert.equal(sameRows(mine, page([])).got, 'no row')
})

it('counts a refusal beside an accepted control as different', () => {
  assert.equal(sameRows(mine, sampleRefusal(404, 'CustomerNotFound')).finding, 'broken')
})

it('compares nothing with an empty or refused list', () => {
  for (const control of [page([]), ...unreadable, undefined]) {
    assert.equal(sameRows(control, mine).finding, 'inconclusive')
  }
})
