import { cases } from '../../../core/test-support/cases.ts'
import { listsEachOnce } from './lists-each-once.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const page = (ids: string[], nextId: string | null = null) =>
  sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: nextId, next_page: null } })

const last = page(['3'], '4')
const judgement = listsEachOnce([page(['1'], '2'), page(['2'], '3'), last], ['4'])

cases(
  'holds where each id stands once, on whatever page',
  [listsEachOnce([page(['1', '2'], '3'), page(['3'])], ['1', '3']), 'held: holds-for (2)'],
  'is broken by a row that is missing or stands twice, also where the list goes on',
  [listsEachOnce([page(['1', '2'])], ['1', '4']), 'broken: 0 times among 2 rows at data'],
  [listsEachOnce([page(['1', '2'], '2'), page(['2'])], ['2']), 'broken: 2 times among 3 rows at data (2)'],
  [listsEachOnce([page(['1', '2'], '2'), page(['2'], '9')], ['2']), 'broken: 2 times among 3 rows at data (2)'],
  'is inconclusive where the list goes on, without ids and over a refusal',
  [judgement, 'inconclusive: cannot-decide'],
  [judgement.evidence, [last]],
  [listsEachOnce([page(['1']), page(['2'])], []), 'inconclusive: nothing-to-check (2)'],
  [listsEachOnce([sampleRefusal(404, 'CustomerNotFound')], ['1']), 'inconclusive: nothing-to-check'],
)
