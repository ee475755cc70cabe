import { cases } from '../../../core/test-support/cases.ts'
import { overRows, rowsSatisfy } from './rows-satisfy.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const pages = [['1', '2'], ['3']].map((ids) =>
  sampleData(ids.map((id) => ({ id, account_id: id === '3' ? 'b' : 'a' }))),
)
const rule = { wanted: 'account_id a', got: (row: Record<string, unknown>) => String(row.account_id) }

const judgement = rowsSatisfy(pages, (row) => row.account_id === 'a', rule)

const list = (...numbers: number[]) => [sampleData(numbers.map((n) => ({ n })))]
const even = {
  what: 'number',
  wanted: 'even',
  faultIn: ({ n }: Record<string, unknown>) => (Number(n) % 2 ? { got: 'odd', place: 'n' } : undefined),
}

cases(
  'holds where every row satisfies the filter',
  [rowsSatisfy(pages.slice(0, 1), (row) => row.account_id === 'a', rule), 'held: seen'],
  'is broken by one row, on whatever page',
  [judgement, 'broken: b at data[0]'],
  'shows the id of a row where nothing else is named',
  [rowsSatisfy(pages, (row) => row.account_id === 'a', { wanted: 'account_id a' }), 'broken: row 3 at data[0]'],
  'says which row breaks a rule, and where below it',
  [overRows(list(2, 3), even), 'broken: odd at data[1].n'],
  [overRows(list(2, 3), { ...even, concerns: ({ n }) => n === 2 }), 'held: seen'],
  [overRows(list(3), { ...even, concerns: () => false }), 'untested: cannot-decide'],
  'is inconclusive without rows',
  [overRows(list(), even), 'inconclusive: nothing-to-check'],
  [overRows([sampleRefusal(400, 'ClientDisabled')], even), 'inconclusive: nothing-to-check'],
  [overRows([sampleTransportError()], even), 'inconclusive: transport-error'],
)
