import { cases } from '../../../core/test-support/cases.ts'
import { rowsSatisfy } from './rows-satisfy.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

const pages = [['1', '2'], ['3']].map((ids) =>
  sampleData(ids.map((id) => ({ id, account_id: id === '3' ? 'b' : 'a' }))),
)
const rule = { wanted: 'account_id a', got: (row: Record<string, unknown>) => String(row.account_id) }

const judgement = rowsSatisfy(pages, (row) => row.account_id === 'a', rule)

cases(
  'holds where every row satisfies the filter',
  [rowsSatisfy(pages.slice(0, 1), (row) => row.account_id === 'a', rule), 'held: seen'],
  'is broken by one row, on whatever page',
  [judgement, 'broken: b at data[0]'],
  'shows the id of a row where nothing else is named',
  [rowsSatisfy(pages, (row) => row.account_id === 'a', { wanted: 'account_id a' }), 'broken: row 3 at data[0]'],
)
