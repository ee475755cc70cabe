import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listsEachOnce } from './lists-each-once.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const page = (ids: string[], nextId: string | null = null) =>
  sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: nextId, next_page: null } })

it('holds where each id stands once, on whatever page', () => {
  assert.equal(listsEachOnce([page(['1', '2'], '3'), page(['3'])], ['1', '3']).finding, 'held')
})

it('is broken by a row that is missing or stands twice', () => {
  assert.equal(listsEachOnce([page(['1', '2'])], ['1', '4']).wanted, 'the row 4 once')
  assert.match(listsEachOnce([page(['1', '2'], '2'), page(['2'])], ['2']).got ?? '', /^2 times/)
})

it('is inconclusive where the list goes on, without ids and over a refusal', () => {
  assert.equal(listsEachOnce([page(['1'], '2')], ['4']).finding, 'inconclusive')
  assert.equal(listsEachOnce([page(['1'])], []).finding, 'inconclusive')
  assert.equal(listsEachOnce([sampleRefusal(404, 'CustomerNotFound')], ['1']).finding, 'inconclusive')
})
