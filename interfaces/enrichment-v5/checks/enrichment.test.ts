import assert from 'node:assert/strict'
import { test } from 'node:test'
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
import { inOneLine, says } from '../../../harness/checks/answers/in-one-line.ts'

const good = sampleData({})
const list = (...rows: object[]) => sampleData(rows)
const rows = (...flags: Array<boolean | undefined>) =>
  list(...flags.map((duplicated, at) => ({ id: String(at + 1), ...(duplicated !== undefined && { duplicated }) })))

test('Routes are there when none is answered as unknown, whatever else they answer', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  says(routesThere([good, sampleRefusal(404, 'CustomerNotFound')], unknown), 'held: holds-for (3)')
  says(routesThere([good, unknown], unknown), 'broken: route-unknown; got 404 RouteNotFound to GET /api/v4/samples')
  says(
    routesThere([good, sampleExchange(404, 'Not Found')], unknown),
    'broken: route-unknown; got 404 without an error class to GET /api/v4/samples',
  )
  says(routesThere([good], good), 'inconclusive: unknown-route-accepted')
  says(routesThere([good, sampleTransportError()], unknown), 'inconclusive: transport-error')
})

test('The flag of a duplicate is looked at before and after each change', () => {
  const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
  says(flagShown(marked, 'marked'), 'held: holds (2)')
  says(noOtherMarked(marked), 'held: holds-for (2)')
  says(flagShown({ ...marked, marked: rows(false, false) }, 'marked'), 'broken: false at data[].duplicated (2)')
  says(noOtherMarked({ ...marked, marked: rows(true, true) }), 'broken: transaction 2 marked too (2)')
  says(flagShown({ ...marked, before: rows(true, false) }, 'marked'), 'inconclusive: marked-before (2)')
})

test('After a deletion a list is shorter', () => {
  says(fewerRows(rows(false, false), rows(false)), 'held: rows-gone (2)')
  says(fewerRows(rows(false, false), rows(false, false)), 'broken: 2 rows at data (2)')
})

test('A day’s limit stops a pending client, and no live one', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  says(stoppedByDay([good, good, spent]), 'held: stopped-by-limit (2)')
  says(stoppedByDay([good, good]), 'broken: 2 batches accepted (2)')
  says(sparedByDay([good, good]), 'held: holds-for')
  says(sparedByDay([good, spent]), 'broken: 400 CategorizationLimitReached')
  says(sparedByDay([good, sampleRefusal(400, 'WrongRequestFormat')]), 'inconclusive: request-refused-otherwise')
})

test('Every refusal links to its documentation', () => {
  const refusal = (documentation_url: unknown) =>
    sampleExchange(400, { error: { class: 'WrongRequestFormat', message: 'no', documentation_url }, request: {} })
  says(documentationLinked([good, refusal('https://docs.example/errors')]), 'held: answers-as-documented')
  assert.deepEqual(
    [undefined, null, '', 'errors', 7, 'javascript:alert(1)'].map((url) =>
      inOneLine(documentationLinked([refusal(url)])),
    ),
    [
      'broken: answer-not-as-documented; got nothing at error.documentation_url',
      'broken: answer-not-as-documented; got null at error.documentation_url',
      'broken: answer-not-as-documented; got "" at error.documentation_url',
      'broken: answer-not-as-documented; got "errors" at error.documentation_url',
      'broken: answer-not-as-documented; got 7 at error.documentation_url',
      'broken: answer-not-as-documented; got "javascript:alert(1)" at error.documentation_url',
    ],
  )
})

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

test('A list that cannot be read shows no deletion', () => {
  says(fewerRows(rows(false), sampleTransportError()), 'inconclusive: transport-error')
  says(fewerRows(rows(false), sampleRefusal(404, 'X')), 'inconclusive: no-list-to-shorten (2)')
  says(fewerRows(sampleRefusal(404, 'X'), rows(false)), 'inconclusive: no-list-to-shorten (2)')
})

test('Routes need answers, and eight of them are evidence enough', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  says(routesThere([], unknown), 'inconclusive: nothing-sent (0)')
  says(
    routesThere(
      Array.from({ length: 9 }, () => good),
      unknown,
    ),
    'held: holds-for (8)',
  )
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
