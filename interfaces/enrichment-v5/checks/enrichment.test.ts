import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, inOneLine, says } from '../../../core/test-support/cases.ts'
import {
  sampleData,
  sampleExchange,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/answers/sample-exchange.ts'
import { sparedByDay, stoppedByDay } from '../../../harness/checks/categories/daily-limit.ts'
import { documentationLinked } from './documentation-linked.ts'
import { flagShown, noOtherMarked } from './duplicate-flag.ts'
import { fewerRows } from './fewer-rows.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'

const good = sampleData({})
const list = (...rows: object[]) => sampleData(rows)
const rows = (...flags: Array<boolean | undefined>) =>
  list(...flags.map((duplicated, at) => ({ id: String(at + 1), ...(duplicated !== undefined && { duplicated }) })))

test('A limit of the day needs batches, and shows the last ones', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  says(stoppedByDay([]), 'inconclusive: nothing-sent (0)')
  assert.deepEqual(sparedByDay([good, spent, good]).evidence, [spent])
  const last = sampleData({})
  assert.deepEqual(sparedByDay([good, good, last]).evidence, [last])
  assert.deepEqual(stoppedByDay([good, good, spent]).evidence, [good, spent])
  says(stoppedByDay([good]), 'broken: 1 batch accepted')
})

test('A flag is inconclusive without the lists and the transaction', () => {
  const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
  const silent = sampleTransportError()
  says(flagShown({ ...marked, before: silent }, 'marked'), 'inconclusive: transport-error')
  says(flagShown({ ...marked, id: '9' }, 'marked'), 'inconclusive: flag-not-shown (2)')
  says(noOtherMarked({ ...marked, marked: good }), 'inconclusive: no-other-transaction (2)')
})

test('Another transaction counts as marked only where it was shown as unmarked before', () => {
  const marked = { id: '1', before: rows(false, true), marked: rows(true, true), unmarked: rows(false, true) }
  says(noOtherMarked(marked), 'held: holds-for (2)')
})

test('Refusals of gateways and of unknown routes need no documentation', () => {
  const bare = [502, 503, 504].map((status) => sampleExchange(status, ''))
  says(documentationLinked([...bare, sampleRefusal(404, 'RouteNotFound')]), 'inconclusive: no-answers (4)')
  for (const body of [{ error: 'x' }, [], 'no', {}])
    assert.equal(documentationLinked([sampleExchange(400, body)]).place, 'error.documentation_url')
  const linked = (documentation_url: unknown) =>
    documentationLinked([sampleExchange(400, { error: { documentation_url } })])
  assert.equal(linked('http://docs.example').finding, 'held')
  for (const url of ['xhttps://docs.example', 'httpsx://docs.example', ['https://docs.example'], 'docs'])
    assert.equal(linked(url).finding, 'broken', String(url))
})

const unknown = sampleRefusal(404, 'RouteNotFound')
const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
const spent = sampleRefusal(400, 'CategorizationLimitReached')
const refusal = (documentation_url: unknown) =>
  sampleExchange(400, { error: { class: 'WrongRequestFormat', message: 'no', documentation_url }, request: {} })

cases(
  'Routes are there when none is answered as unknown, whatever else they answer',
  [routesThere([good, sampleRefusal(404, 'CustomerNotFound')], unknown), 'held: holds-for (3)'],
  [routesThere([good, unknown], unknown), 'broken: 404 RouteNotFound to GET /api/v4/samples'],
  [
    routesThere([good, sampleExchange(404, 'Not Found')], unknown),
    'broken: 404 without an error class to GET /api/v4/samples',
  ],
  [routesThere([good], good), 'inconclusive: unknown-route-accepted'],
  [routesThere([good, sampleTransportError()], unknown), 'inconclusive: transport-error'],
  'The flag of a duplicate is looked at before and after each change',
  [flagShown(marked, 'marked'), 'held: holds (2)'],
  [noOtherMarked(marked), 'held: holds-for (2)'],
  [flagShown({ ...marked, marked: rows(false, false) }, 'marked'), 'broken: false at data[].duplicated (2)'],
  [noOtherMarked({ ...marked, marked: rows(true, true) }), 'broken: transaction 2 marked too (2)'],
  [flagShown({ ...marked, before: rows(true, false) }, 'marked'), 'inconclusive: marked-before (2)'],
  'After a deletion a list is shorter',
  [fewerRows(rows(false, false), rows(false)), 'held: rows-gone (2)'],
  [fewerRows(rows(false, false), rows(false, false)), 'broken: 2 rows at data (2)'],
  'A day’s limit stops a pending client, and no live one',
  [stoppedByDay([good, good, spent]), 'held: stopped-by-limit (2)'],
  [stoppedByDay([good, good]), 'broken: 2 batches accepted (2)'],
  [sparedByDay([good, good]), 'held: holds-for'],
  [sparedByDay([good, spent]), 'broken: 400 CategorizationLimitReached'],
  [sparedByDay([good, sampleRefusal(400, 'WrongRequestFormat')]), 'inconclusive: request-refused-otherwise'],
  'Every refusal links to its documentation',
  [documentationLinked([good, refusal('https://docs.example/errors')]), 'held: answers-as-documented'],
  [
    [undefined, null, '', 'errors', 7, 'javascript:alert(1)'].map((url) =>
      inOneLine(documentationLinked([refusal(url)])),
    ),
    [
      'broken: nothing at error.documentation_url',
      'broken: null at error.documentation_url',
      'broken: "" at error.documentation_url',
      'broken: "errors" at error.documentation_url',
      'broken: 7 at error.documentation_url',
      'broken: "javascript:alert(1)" at error.documentation_url',
    ],
  ],
  'A list that cannot be read shows no deletion',
  [fewerRows(rows(false), sampleTransportError()), 'inconclusive: transport-error'],
  [fewerRows(rows(false), sampleRefusal(404, 'X')), 'inconclusive: no-list-to-shorten (2)'],
  [fewerRows(sampleRefusal(404, 'X'), rows(false)), 'inconclusive: no-list-to-shorten (2)'],
)
