import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listIsUnion, rowsAreAsAsked, sameRows } from './list-algebra.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

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
  assert.equal(
    inOneLine(rowsAreAsAsked([mine, other], 'login_id')),
    'held: rows-of-own-parent {"rows":3,"lists":2,"parent":"login_id"}; 2 exchanges',
  )
})

it('finds a row of another parent', () => {
  const judgement = rowsAreAsAsked([mine, page([{ id: '3', login_id: 'a' }], 'login_id=b')], 'login_id')
  assert.deepEqual([judgement.finding, judgement.wanted, judgement.place], ['broken', 'login_id b', 'data[0].login_id'])
})

it('cannot tell a filter from the rows of one parent', () => {
  assert.equal(
    inOneLine(rowsAreAsAsked([mine, page([], 'login_id=b')], 'login_id')),
    'inconclusive: too-few-values {"field":"login_id","seen":1}; 2 exchanges',
  )
  for (const exchange of unreadable) assert.equal(rowsAreAsAsked([exchange], 'login_id').finding, 'inconclusive')
})

it('takes a whole that is the union of its parts, in any order', () => {
  assert.equal(
    inOneLine(listIsUnion([all], [other, mine], 'login_id')),
    'held: lists-are-union {"rows":3,"parts":2}; 3 exchanges',
  )
})

it('finds a row missing from the whole and one beside the parts', () => {
  const short = listIsUnion([page([{ id: '1' }, { id: '3' }])], [mine, other], 'login_id')
  assert.deepEqual([short.finding, short.wanted], ['broken', 'the row 2'])
  const wide = listIsUnion([page([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '9' }])], [mine, other], 'login_id')
  assert.deepEqual([wide.finding, wide.got], ['broken', 'the row 9 beside them'])
})

it('cannot tell a union from one part', () => {
  assert.equal(
    inOneLine(listIsUnion([mine], [mine, page([])], 'login_id')),
    'inconclusive: too-few-values {"field":"login_id","seen":1}; 3 exchanges',
  )
  for (const exchange of unreadable) {
    assert.equal(listIsUnion([exchange], [mine, other], 'login_id').finding, 'inconclusive')
  }
})

it('takes the same rows, and no others', () => {
  assert.equal(inOneLine(sameRows(mine, mine)), 'held: lists-alike {"rows":2}; 2 exchanges')
  assert.deepEqual([sameRows(mine, all).finding, sameRows(mine, all).got], ['broken', '3'])
  assert.equal(sameRows(mine, page([])).got, 'no row')
})

it('counts a refusal beside an accepted control as different', () => {
  assert.equal(
    inOneLine(sameRows(mine, sampleRefusal(404, 'CustomerNotFound'))),
    'broken: lists-differ {"wanted":"2 rows","got":"404 CustomerNotFound"}; wanted 2 rows, got 404 CustomerNotFound at data; 2 exchanges',
  )
})

it('compares nothing with an empty or refused list', () => {
  for (const control of [page([]), ...unreadable, undefined]) {
    assert.equal(sameRows(control, mine).finding, 'inconclusive')
  }
})
