import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rowsSatisfy } from './rows-satisfy.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const pages = [['1', '2'], ['3']].map((ids) =>
  sampleData(ids.map((id) => ({ id, account_id: id === '3' ? 'b' : 'a' }))),
)
const rule = { wanted: 'account_id a', got: (row: Record<string, unknown>) => String(row.account_id) }

it('holds where every row satisfies the filter', () =>
  says(
    rowsSatisfy(pages.slice(0, 1), (row) => row.account_id === 'a', rule),
    'held: rows-as-wanted',
  ))

it('is broken by one row, on whatever page', () => {
  const judgement = rowsSatisfy(pages, (row) => row.account_id === 'a', rule)
  says(judgement, 'broken: b at data[0]')
})

it('is inconclusive over an empty list, a refusal and a transport error', () =>
  assert.deepEqual(
    [sampleData([]), sampleRefusal(404, 'LoginNotFound'), sampleTransportError()].map((exchange) =>
      inOneLine(rowsSatisfy([exchange], () => true, rule)),
    ),
    ['inconclusive: no-rows-to-check', 'inconclusive: no-list', 'inconclusive: transport-error'],
  ))

it('shows the id of a row where nothing else is named', () =>
  says(
    rowsSatisfy(pages, (row) => row.account_id === 'a', { wanted: 'account_id a' }),
    'broken: row 3 at data[0]',
  ))
