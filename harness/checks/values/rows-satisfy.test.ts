import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rowsSatisfy } from './rows-satisfy.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const pages = [['1', '2'], ['3']].map((ids) =>
  sampleExchange(200, { data: ids.map((id) => ({ id, account_id: id === '3' ? 'b' : 'a' })) }),
)
const rule = { wanted: 'account_id a', got: (row: Record<string, unknown>) => String(row.account_id) }

it('holds where every row satisfies the filter', () => {
  assert.equal(
    inOneLine(rowsSatisfy(pages.slice(0, 1), (row) => row.account_id === 'a', rule)),
    'held: rows-as-wanted {"rows":2,"wanted":"account_id a"}; 1 exchanges',
  )
})

it('is broken by one row, on whatever page', () => {
  const judgement = rowsSatisfy(pages, (row) => row.account_id === 'a', rule)
  assert.deepEqual([judgement.got, judgement.place, judgement.evidence], ['b', 'data[0]', [pages[1]]])
})

it('is inconclusive over an empty list, a refusal and trouble', () => {
  for (const exchange of [
    sampleExchange(200, { data: [] }),
    sampleRefusal(404, 'LoginNotFound'),
    sampleTransportError(),
  ]) {
    assert.equal(rowsSatisfy([exchange], () => true, rule).finding, 'inconclusive')
  }
})
