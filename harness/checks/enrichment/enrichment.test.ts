import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { sparedByDay, stoppedByDay } from './daily-limit.ts'
import { documentationLinked } from './documentation-linked.ts'
import { flagShown, noOtherMarked } from './duplicate-flag.ts'
import { fewerRows } from './fewer-rows.ts'
import { routesThere } from './routes-there.ts'

const good = sampleExchange(200, { data: {} })
const list = (...rows: object[]) => sampleExchange(200, { data: rows })
const rows = (...flags: Array<boolean | undefined>) =>
  list(...flags.map((duplicated, at) => ({ id: String(at + 1), ...(duplicated !== undefined && { duplicated }) })))

test('Routes are there when none is answered as unknown, whatever else they answer', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  assert.equal(routesThere([good, sampleRefusal(400, 'WrongRequestFormat')], unknown).finding, 'held')
  assert.equal(routesThere([good, sampleRefusal(404, 'CustomerNotFound')], unknown).finding, 'held')
  assert.equal(routesThere([good, unknown], unknown).finding, 'broken')
  assert.equal(routesThere([good, sampleExchange(404, 'Not Found')], unknown).finding, 'broken')
  assert.equal(routesThere([good], good).finding, 'inconclusive')
  assert.equal(routesThere([good, sampleTransportError()], unknown).finding, 'inconclusive')
})

test('The flag of a duplicate is looked at before and after each change', () => {
  const marked = { id: '1', before: rows(false, false), marked: rows(true, false), unmarked: rows(false, false) }
  assert.equal(flagShown(marked, 'marked').finding, 'held')
  assert.equal(flagShown(marked, 'unmarked').finding, 'held')
  assert.equal(noOtherMarked(marked).finding, 'held')
  assert.equal(flagShown({ ...marked, marked: rows(false, false) }, 'marked').finding, 'broken')
  assert.equal(flagShown({ ...marked, unmarked: rows(true, false) }, 'unmarked').finding, 'broken')
  assert.equal(noOtherMarked({ ...marked, marked: rows(true, true) }).finding, 'broken')
  assert.equal(flagShown({ ...marked, before: rows(true, false) }, 'marked').finding, 'inconclusive')
  assert.equal(flagShown({ ...marked, marked: rows(undefined, false) }, 'marked').finding, 'inconclusive')
  assert.equal(noOtherMarked({ ...marked, marked: rows(true) }).finding, 'inconclusive')
})

test('After a deletion a list is shorter', () => {
  assert.equal(fewerRows(rows(false, false), rows(false)).finding, 'held')
  assert.equal(fewerRows(rows(false, false), rows(false, false)).finding, 'broken')
  assert.equal(fewerRows(rows(), rows()).finding, 'inconclusive')
})

test('A day’s limit stops a pending client, and no live one', () => {
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  assert.equal(stoppedByDay([good, good, spent]).finding, 'held')
  assert.equal(stoppedByDay([good, good]).finding, 'broken')
  assert.equal(stoppedByDay([good, sampleRefusal(400, 'ClientPending')]).finding, 'inconclusive')
  assert.equal(sparedByDay([good, good]).finding, 'held')
  assert.equal(sparedByDay([good, spent]).finding, 'broken')
  assert.equal(sparedByDay([good, sampleRefusal(400, 'WrongRequestFormat')]).finding, 'inconclusive')
})

test('Every refusal links to its documentation', () => {
  const refusal = (documentation_url: unknown) =>
    sampleExchange(400, { error: { class: 'WrongRequestFormat', message: 'no', documentation_url }, request: {} })
  assert.equal(documentationLinked([good, refusal('https://docs.example/errors')]).finding, 'held')
  for (const url of [undefined, null, '', 'errors', 7, 'javascript:alert(1)']) {
    assert.equal(documentationLinked([refusal(url)]).finding, 'broken', String(url))
  }
  assert.equal(documentationLinked([good]).finding, 'inconclusive')
})
