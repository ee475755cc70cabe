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
  assert.equal(
    inOneLine(judgement),
    'broken: row-of-other-parent {"parent":"login_id","wanted":"login_id b","got":"\\"a\\" on the row 3"}; wanted login_id b, got "a" on the row 3 at data[0].login_id; 1 exchange',
  )
})

it('is inconclusive for a filter over the rows of one parent', () => {
  assert.equal(
    inOneLine(rowsAreAsAsked([mine, page([], 'login_id=b')], 'login_id')),
    'inconclusive: too-few-values {"field":"login_id","seen":1}; 2 exchanges',
  )
  assert.deepEqual(
    unreadable.map((exchange) => inOneLine(rowsAreAsAsked([exchange], 'login_id'))),
    [
      'inconclusive: no-list {"outcome":"404 LoginNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('takes a whole that is the union of its parts, in any order', () => {
  assert.equal(
    inOneLine(listIsUnion([all], [other, mine], 'login_id')),
    'held: lists-are-union {"rows":3,"parts":2}; 3 exchanges',
  )
})

it('finds a row missing from the whole and one beside the parts', () => {
  const short = listIsUnion([page([{ id: '1' }, { id: '3' }])], [mine, other], 'login_id')
  assert.equal(
    inOneLine(short),
    'broken: union-misses-row {"id":"2"}; wanted the row 2, got 2 of 3 rows at data; 3 exchanges',
  )
  const wide = listIsUnion([page([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '9' }])], [mine, other], 'login_id')
  assert.equal(
    inOneLine(wide),
    'broken: union-adds-row {"id":"9"}; wanted the 3 rows of its parts, got the row 9 beside them at data; 3 exchanges',
  )
})

it('is inconclusive for a union of one part', () => {
  assert.equal(
    inOneLine(listIsUnion([mine], [mine, page([])], 'login_id')),
    'inconclusive: too-few-values {"field":"login_id","seen":1}; 3 exchanges',
  )
  assert.deepEqual(
    unreadable.map((exchange) => inOneLine(listIsUnion([exchange], [mine, other], 'login_id'))),
    [
      'inconclusive: no-list {"outcome":"404 LoginNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('takes the same rows, and no others', () => {
  assert.equal(inOneLine(sameRows(mine, mine)), 'held: lists-alike {"rows":2}; 2 exchanges')
  assert.equal(
    inOneLine(sameRows(mine, all)),
    'broken: lists-differ {"wanted":"no row","got":"3"}; wanted no row, got 3 at data[2].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(sameRows(mine, page([]))),
    'broken: lists-differ {"wanted":"1","got":"no row"}; wanted 1, got no row at data[0].id; 2 exchanges',
  )
})

it('counts a refusal beside an accepted control as different', () => {
  assert.equal(
    inOneLine(sameRows(mine, sampleRefusal(404, 'CustomerNotFound'))),
    'broken: lists-differ {"wanted":"2 rows","got":"404 CustomerNotFound"}; wanted 2 rows, got 404 CustomerNotFound at data; 2 exchanges',
  )
})

it('compares nothing with an empty or refused list', () => {
  assert.deepEqual(
    [page([]), ...unreadable, undefined].map((control) => inOneLine(sameRows(control, mine))),
    [
      'inconclusive: list-to-compare-is-empty; 2 exchanges',
      'inconclusive: no-list {"outcome":"404 LoginNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
      'inconclusive: comparison-incomplete {"compared":2,"what":"list"}; 0 exchanges',
    ],
  )
})

it('names what a row shows in place of its parent', () => {
  assert.equal(
    inOneLine(rowsAreAsAsked([page([{ id: '3' }], 'login_id=b')], 'login_id')),
    'broken: row-of-other-parent {"parent":"login_id","wanted":"login_id b","got":"nothing on the row 3"}; wanted login_id b, got nothing on the row 3 at data[0].login_id; 1 exchange',
  )
})

it('says what the compared list lacks or adds, and where', () => {
  assert.equal(
    inOneLine(sameRows(all, mine)),
    'broken: lists-differ {"wanted":"3","got":"no row"}; wanted 3, got no row at data[2].id; 2 exchanges',
  )
  assert.equal(inOneLine(sameRows(page([]), mine)), 'inconclusive: list-to-compare-is-empty; 2 exchanges')
  assert.equal(
    inOneLine(sameRows(mine, undefined)),
    'inconclusive: comparison-incomplete {"compared":2,"what":"list"}; 0 exchanges',
  )
  assert.equal(
    inOneLine(sameRows(mine, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})
