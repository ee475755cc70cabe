import { cases } from '../../../core/test-support/cases.ts'
import { listAnswered } from './list-answered.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

cases(
  'holds for an array with rows',
  [listAnswered(sampleData([{ code: 'DE' }])), 'held: holds-for'],
  'is broken by a refusal and by data that is no array',
  [listAnswered(sampleRefusal(404, 'RouteNotFound')), 'broken: 404 RouteNotFound'],
  [listAnswered(sampleData({ items: [] })), 'broken: data is object at data'],
  'says why a list cannot be checked',
  [listAnswered(sampleRefusal(406, 'ActionNotAllowed')), 'inconclusive: cannot-decide'],
  [listAnswered(sampleExchange(406, {})), 'broken: 406 without an error class'],
)
