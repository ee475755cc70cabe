import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { sparedByDay, stoppedByDay } from './daily-limit.ts'
import { documentationLinked } from './documentation-linked.ts'
import { flagShown, noOtherMarked } from './duplicate-flag.ts'
import { fewerRows } from './fewer-rows.ts'
import { routesThere } from './routes-there.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const good = sampleExchange(200, { data: {} })
const list = (...rows: object[]) => sampleExchange(200, { data: rows })
const rows = (...flags: Array<boolean | undefined>) =>
  list(...flags.map((duplicated, at) => ({ id: String(at + 1), ...(duplicated !== undefined && { duplicated }) })))

test('Routes are there when none is answered as unknown, whatever else they answer', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  assert.equal(
    inOneLine(routesThere([good, sampleRefusal(400, 'WrongRequestFormat')], unknown)),
    'held: routes-known {"requests":2}; 3 exchanges',
  )
  assert.equal(
    inOneLine(routesThere([good, sampleRefusal(404, 'CustomerNotFound')], unknown)),
    'held: routes-known {"requests":2}; 3 exchanges',
  )
  assert.equal(
    inOneLine(routesThere([good, unknown], unknown)),
    'broken: route-unknown {"route":"GET /api/v4/samples","outcome":"404 RouteNotFound"}; wanted any answer but RouteNotFound, got 404 RouteNotFound to GET /api/v4/samples; 1 exchange',
  )
  assert.equal(
    inOneLine(routesThere([good, sampleExchange(404, 'Not Found')], unknown)),
    'broken: route-unknown {"route":"GET /api/v4/samples","outcome":"404 without an error class"}; wanted any answer but RouteNotFound, got 404 without an error class to GET /api/v4/samples; 1 exchange',
  )
  assert.equal(
    inOneLine(routesThere([good], good)),
    'inconclusive: unknown-route-accepted {"outcome":"200 with data"}; 1 exchange',
  )
  assert.equal(
    inOneLine(routesThere([good, sampleTransportError()], unknown)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

test('The flag of a duplicate is looked at before and after each change', () => {
  const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
  assert.equal(inOneLine(flagShown(marked, 'marked')), 'held: flag-shown {"id":"1","flag":true}; 2 exchanges')
  assert.equal(inOneLine(flagShown(marked, 'unmarked')), 'held: flag-shown {"id":"1","flag":false}; 2 exchanges')
  assert.equal(inOneLine(noOtherMarked(marked)), 'held: others-unmarked {"others":1}; 2 exchanges')
  assert.equal(
    inOneLine(flagShown({ ...marked, marked: rows(false, false) }, 'marked')),
    'broken: flag-differs {"id":"1","wanted":true,"got":false}; wanted true, got false at data[].duplicated; 2 exchanges',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, unmarked: rows(true, false) }, 'unmarked')),
    'broken: flag-differs {"id":"1","wanted":false,"got":true}; wanted false, got true at data[].duplicated; 2 exchanges',
  )
  assert.equal(
    inOneLine(noOtherMarked({ ...marked, marked: rows(true, true) })),
    'broken: other-marked {"id":"1","other":"2"}; wanted only 1 marked, got transaction 2 marked too; 2 exchanges',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, before: rows(true, false) }, 'marked')),
    'inconclusive: marked-before {"id":"1"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, marked: rows(undefined, false) }, 'marked')),
    'inconclusive: flag-not-shown {"id":"1"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(noOtherMarked({ ...marked, marked: rows(true) })),
    'inconclusive: no-other-transaction; 2 exchanges',
  )
})

test('After a deletion a list is shorter', () => {
  assert.equal(
    inOneLine(fewerRows(rows(false, false), rows(false))),
    'held: rows-gone {"before":2,"after":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(fewerRows(rows(false, false), rows(false, false))),
    'broken: no-row-gone {"before":2,"after":2}; wanted fewer than 2 rows, got 2 rows at data; 2 exchanges',
  )
  assert.equal(inOneLine(fewerRows(rows(), rows())), 'inconclusive: no-list-to-shorten; 2 exchanges')
})

test('A day’s limit stops a pending client, and no live one', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  assert.equal(
    inOneLine(stoppedByDay([good, good, spent])),
    'held: stopped-by-limit {"accepted":2,"batches":3}; 2 exchanges',
  )
  assert.equal(
    inOneLine(stoppedByDay([good, good])),
    'broken: not-stopped-by-limit {"batches":2}; wanted CategorizationLimitReached, got 2 batches accepted; 2 exchanges',
  )
  assert.equal(
    inOneLine(stoppedByDay([good, sampleRefusal(400, 'ClientPending')])),
    'inconclusive: request-refused-otherwise {"outcome":"400 ClientPending"}; 1 exchange',
  )
  assert.equal(inOneLine(sparedByDay([good, good])), 'held: batches-accepted {"batches":2}; 1 exchange')
  assert.equal(
    inOneLine(sparedByDay([good, spent])),
    'broken: client-stopped-by-day {"outcome":"400 CategorizationLimitReached","client":"live"}; wanted every batch accepted, got 400 CategorizationLimitReached; 1 exchange',
  )
  assert.equal(
    inOneLine(sparedByDay([good, sampleRefusal(400, 'WrongRequestFormat')])),
    'inconclusive: request-refused-otherwise {"outcome":"400 WrongRequestFormat"}; 1 exchange',
  )
})

test('Every refusal links to its documentation', () => {
  const refusal = (documentation_url: unknown) =>
    sampleExchange(400, { error: { class: 'WrongRequestFormat', message: 'no', documentation_url }, request: {} })
  assert.equal(
    inOneLine(documentationLinked([good, refusal('https://docs.example/errors')])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1}; 1 exchange',
  )
  assert.deepEqual(
    [undefined, null, '', 'errors', 7, 'javascript:alert(1)'].map((url) =>
      inOneLine(documentationLinked([refusal(url)])),
    ),
    [
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"nothing"}; wanted error.documentation_url, a link, got nothing at error.documentation_url; 1 exchange',
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"null"}; wanted error.documentation_url, a link, got null at error.documentation_url; 1 exchange',
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"\\"\\""}; wanted error.documentation_url, a link, got "" at error.documentation_url; 1 exchange',
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"\\"errors\\""}; wanted error.documentation_url, a link, got "errors" at error.documentation_url; 1 exchange',
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"7"}; wanted error.documentation_url, a link, got 7 at error.documentation_url; 1 exchange',
      'broken: answer-not-as-documented {"what":"refusals","wanted":"error.documentation_url, a link","concerned":1,"got":"\\"javascript:alert(1)\\""}; wanted error.documentation_url, a link, got "javascript:alert(1)" at error.documentation_url; 1 exchange',
    ],
  )
  assert.equal(inOneLine(documentationLinked([good])), 'inconclusive: no-answers {"what":"refusals"}; 1 exchange')
})

test('A limit of the day needs batches, and shows the last ones', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  assert.equal(inOneLine(stoppedByDay([])), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(inOneLine(sparedByDay([])), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(stoppedByDay([good, sampleTransportError(), spent])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(sparedByDay([good, good, good])), 'held: batches-accepted {"batches":3}; 1 exchange')
  assert.deepEqual(sparedByDay([good, spent, good]).evidence, [spent])
  const last = sampleExchange(200, { data: {} })
  assert.deepEqual(sparedByDay([good, good, last]).evidence, [last])
  assert.deepEqual(stoppedByDay([good, good, spent]).evidence, [good, spent])
  assert.equal(
    inOneLine(stoppedByDay([good])),
    'broken: not-stopped-by-limit {"batches":1}; wanted CategorizationLimitReached, got 1 batch accepted; 1 exchange',
  )
})

test('A flag is inconclusive without the lists and the transaction', () => {
  const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
  const silent = sampleTransportError()
  assert.equal(
    inOneLine(flagShown({ ...marked, before: silent }, 'marked')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, marked: silent }, 'marked')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(noOtherMarked({ ...marked, before: silent })),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, id: '9' }, 'marked')),
    'inconclusive: flag-not-shown {"id":"9"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(flagShown({ ...marked, before: rows() }, 'marked')),
    'held: flag-shown {"id":"1","flag":true}; 2 exchanges',
  )
  assert.equal(inOneLine(noOtherMarked({ ...marked, marked: good })), 'inconclusive: no-other-transaction; 2 exchanges')
  assert.equal(
    inOneLine(flagShown({ ...marked, marked: good }, 'marked')),
    'inconclusive: flag-not-shown {"id":"1"}; 2 exchanges',
  )
})

test('Another transaction counts as marked only where it was shown as unmarked before', () => {
  const marked = { id: '1', before: rows(false, true), marked: rows(true, true), unmarked: rows(false, true) }
  assert.equal(inOneLine(noOtherMarked(marked)), 'held: others-unmarked {"others":1}; 2 exchanges')
  assert.equal(
    inOneLine(noOtherMarked({ ...marked, before: rows(false) })),
    'held: others-unmarked {"others":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(noOtherMarked({ ...marked, before: rows(true, false) })),
    'broken: other-marked {"id":"1","other":"2"}; wanted only 1 marked, got transaction 2 marked too; 2 exchanges',
  )
})

test('A list that cannot be read shows no deletion', () => {
  assert.equal(
    inOneLine(fewerRows(rows(false), sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(fewerRows(rows(false), sampleRefusal(404, 'X'))),
    'inconclusive: no-list-to-shorten; 2 exchanges',
  )
  assert.equal(
    inOneLine(fewerRows(sampleRefusal(404, 'X'), rows(false))),
    'inconclusive: no-list-to-shorten; 2 exchanges',
  )
})

test('Routes need answers, and eight of them are evidence enough', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  assert.equal(inOneLine(routesThere([], unknown)), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(inOneLine(routesThere([good], undefined)), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(
      routesThere(
        Array.from({ length: 9 }, () => good),
        unknown,
      ),
    ),
    'held: routes-known {"requests":9}; 8 exchanges',
  )
})

test('Refusals of gateways and of unknown routes need no documentation', () => {
  const bare = [502, 503, 504].map((status) => sampleExchange(status, ''))
  assert.equal(
    inOneLine(documentationLinked([...bare, sampleRefusal(404, 'RouteNotFound')])),
    'inconclusive: no-answers {"what":"refusals"}; 4 exchanges',
  )
  for (const body of [{ error: 'x' }, [], 'no', {}])
    assert.equal(documentationLinked([sampleExchange(400, body)]).place, 'error.documentation_url')
  const linked = (documentation_url: unknown) =>
    documentationLinked([sampleExchange(400, { error: { documentation_url } })])
  assert.equal(linked('http://docs.example').finding, 'held')
  for (const url of ['xhttps://docs.example', 'httpsx://docs.example', ['https://docs.example'], 'docs'])
    assert.equal(linked(url).finding, 'broken', String(url))
})
