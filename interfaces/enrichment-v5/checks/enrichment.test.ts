import { cases } from '../../../core/test-support/cases.ts'
import {
  sampleData,
  sampleExchange,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'
import { sparedByDay, stoppedByDay } from '../../../harness/checks/categories/daily-limit.ts'
import { documentationLinked } from './documentation-linked.ts'
import { fewerRows, leftToItsClient, unknownRefused } from './left-to-its-client.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'

const good = sampleData({})
const list = (...rows: object[]) => sampleData(rows)
const rows = (...flags: Array<boolean | undefined>) =>
  list(...flags.map((duplicated, at) => ({ id: String(at + 1), ...(duplicated !== undefined && { duplicated }) })))

const gone = sampleRefusal(404, 'TransactionNotFound')
const left = (answer: typeof good, after: typeof good, before = rows(false, true)) =>
  leftToItsClient({ before, answer, after })
const refusedAsUnknown = (...answers: Array<typeof good>) => unknownRefused(answers, ['TransactionNotFound'])

const unknown = sampleRefusal(404, 'RouteNotFound')
const spent = sampleRefusal(400, 'CategorizationLimitReached')
const last = sampleData({})
const linking = (url: unknown) =>
  documentationLinked([sampleExchange(400, { error: { class: 'WrongRequestFormat', documentation_url: url } })])
const bare = [502, 503, 504].map((status) => sampleExchange(status, ''))

cases(
  'Routes are there when none is answered as unknown, whatever else they answer',
  [routesThere([good, sampleRefusal(404, 'CustomerNotFound')], unknown), 'held: holds-for (3)'],
  [routesThere([good, unknown], unknown), 'broken: 404 RouteNotFound to GET /api/v4/samples'],
  [routesThere([good], good), 'inconclusive: control-alike'],
  [routesThere([good, sampleTransportError()], unknown), 'inconclusive: transport-error'],
  'After a deletion a list is shorter',
  [fewerRows(rows(false, false), rows(false)), 'held: holds-for (2)'],
  [fewerRows(rows(false, false), rows(false, false)), 'broken: 2 rows at data (2)'],
  'A day’s limit stops a pending client, and no live one',
  [stoppedByDay([good, good, spent]), 'held: refused (2)'],
  [stoppedByDay([]), 'inconclusive: nothing-sent (0)'],
  [stoppedByDay([good]), 'broken: 1 batch accepted'],
  [stoppedByDay([good, good]), 'broken: 2 batches accepted (2)'],
  [sparedByDay([good, good, last]).evidence, [last]],
  [sparedByDay([good, spent]), 'broken: 400 CategorizationLimitReached'],
  [sparedByDay([good, sampleRefusal(400, 'WrongRequestFormat')]), 'inconclusive: request-refused-otherwise'],
  'Every refusal links to its documentation, but for those of gateways and of unknown routes',
  [documentationLinked([good, ...bare, unknown]), 'inconclusive: nothing-to-check (5)'],
  [linking('http://docs.example'), 'held: answers-as-documented'],
  ...[null, '', 'errors', 7, 'javascript:alert(1)', 'xhttps://docs.example', 'httpsx://docs.example'].map(
    (url) => [linking(url), `broken: ${JSON.stringify(url)} at error.documentation_url`] as const,
  ),
  [linking(['https://docs.example']), 'broken'],
  [linking(undefined), 'broken: nothing at error.documentation_url'],
  ...[{ error: 'x' }, [], 'no', {}].map(
    (body) => [documentationLinked([sampleExchange(400, body)]).place, 'error.documentation_url'] as const,
  ),
  'A list that cannot be read shows no deletion',
  [fewerRows(rows(false), sampleTransportError()), 'inconclusive: transport-error'],
  [fewerRows(rows(false), sampleRefusal(404, 'X')), 'inconclusive: nothing-to-check (2)'],
  [fewerRows(sampleRefusal(404, 'X'), rows(false)), 'inconclusive: nothing-to-check (2)'],
  'Transactions that stay as they were hold, whatever was answered',
  [left(good, rows(false, true)), 'held'],
  'A transaction that is gone, or has another mark, is broken',
  [left(good, list({ id: '2', duplicated: true })).got, 'nothing'],
  [left(gone, rows(true, true)), /^broken: duplicated true/],
  'No transactions and a transport error show nothing',
  [left(gone, rows(), rows()), 'inconclusive'],
  [left(sampleTransportError(), rows(false, true)), 'inconclusive'],
  'Each request with an unknown transaction is refused as such',
  [refusedAsUnknown(good, gone, gone), 'held'],
)
