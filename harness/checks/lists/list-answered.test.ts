import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { listAnswered } from './list-answered.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const unclear = [sampleData([]), sampleRefusal(406, 'AppsRestricted'), sampleTransportError()]

cases(
  'holds for an array with rows',
  [listAnswered(sampleData([{ code: 'DE' }])), 'held: holds-for'],
  'is broken by a refusal and by data that is no array',
  [listAnswered(sampleRefusal(404, 'RouteNotFound')), 'broken: 404 RouteNotFound'],
  [listAnswered(sampleData({ items: [] })), 'broken: data is object at data'],
  'is inconclusive for an empty list, for keys that may not list it, and for a transport error',
  [
    unclear.map((exchange) => inOneLine(listAnswered(exchange))),
    ['inconclusive: nothing-to-check', 'inconclusive: cannot-decide', 'inconclusive: transport-error'],
  ],
  'says why a list cannot be checked',
  [listAnswered(sampleRefusal(406, 'ActionNotAllowed')), 'inconclusive: cannot-decide'],
  [listAnswered(sampleExchange(406, {})), 'broken: 406 without an error class'],
)
