import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { showsNothingOf } from './shows-nothing-of.ts'

const row = { id: '7', created_at: '2026-01-01T00:00:00Z' }
const [owner, alone] = [sampleData([row]), sampleData(row)]
const own = sampleData([
  { ...row, id: '8' },
  { ...row, created_at: '2026-01-02T00:00:00Z' },
])
const refused = sampleRefusal(404, 'LoginNotFound')

cases(
  'holds for a refusal, whatever its body, an empty list and rows of its own',
  ...[refused, sampleExchange(403, { data: [row] }), sampleData([]), own].map(
    (answer) => [showsNothingOf(owner, [answer]), 'held: seen (2)'] as const,
  ),
  'is broken by one row of another client, in a list or alone',
  [showsNothingOf(owner, [refused, owner]), 'broken: 200 with 1 row, with 7 (2)'],
  [showsNothingOf(alone, [alone]), 'broken: 200 with data, with 7 (2)'],
  'knows a row again whose creation is written in another way or not at all',
  ...['2026-01-01T01:00:00.000+01:00', 'yesterday', undefined].map(
    (at) =>
      [
        showsNothingOf(owner, [sampleData([{ ...row, created_at: at }])]),
        'broken: 200 with 1 row, with 7 (2)',
      ] as const,
  ),
  'proves nothing where there is nothing to leak, or one of both was not answered',
  ...[sampleData([]), sampleData('x'), refused].map(
    (nothing) => [showsNothingOf(nothing, [owner]), 'inconclusive: cannot-decide (2)'] as const,
  ),
  [showsNothingOf(owner, []), 'inconclusive: nothing-sent'],
)
