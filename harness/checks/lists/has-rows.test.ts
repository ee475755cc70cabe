import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { hasNoRows, hasRows } from './has-rows.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'

const some = samplePages(numberedIds(1, 3), 2)
const none = [sampleExchange(200, { data: [], meta: {} })]

cases(
  'holds where there are rows, and where there are none to be',
  [hasRows(some, 'accounts'), 'held: seen (2)'],
  [hasNoRows(none, some, 'accounts'), 'held: seen (3)'],
  'is broken by an empty list, and by rows that should not be',
  [hasRows(none, 'accounts'), 'broken: none at data'],
  [hasNoRows(some, some, 'accounts'), 'broken: 3 rows at data (4)'],
  'is inconclusive over transport errors and refusals, and where the control has no rows either',
  [hasNoRows(none, none, 'accounts'), 'inconclusive: cannot-decide (2)'],
  ...unusablePages().flatMap((pages) => [
    [hasRows(pages, 'accounts'), /^inconclusive: (transport-error|nothing-to-check)$/] as const,
    [hasNoRows(pages, some, 'accounts'), inOneLine(hasRows(pages, 'accounts'))] as const,
    [hasNoRows(none, pages, 'accounts'), inOneLine(hasRows(pages, 'accounts'))] as const,
  ]),
)
