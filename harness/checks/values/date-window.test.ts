import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dateJudged, datesKeepRules, type DateCase, rulingOf } from './date-window.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const success = sampleExchange(200, { data: {} })
const both = ['accounts', 'transactions']
const from = (day: number, scopes = both): DateCase => ({ field: 'from_date', scopes, day })
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('leaves a day of grace at both edges', () => {
  assert.deepEqual(
    [-64, -63, -59, -58, 0, 1, 2, 3].map((day) => rulingOf(from(day))),
    ['outside', 'near an edge', 'near an edge', 'accepted', 'accepted', 'near an edge', 'near an edge', 'outside'],
  )
  assert.equal(rulingOf(from(0, ['accounts'])), 'unusable')
})

it('holds where dates are accepted and refused as they should be', () => {
  assert.equal(dateJudged(success, success, from(-30)).finding, 'held')
  assert.equal(dateJudged(success, refusal, from(-90)).finding, 'held')
  assert.equal(dateJudged(success, sampleRefusal(400, 'DateOutOfRange'), from(9)).finding, 'held')
  assert.equal(dateJudged(success, success, from(1)).finding, 'held')
  assert.equal(dateJudged(success, refusal, from(1)).finding, 'held')
})

it('is broken by the contrary and by another class', () => {
  assert.equal(dateJudged(success, refusal, from(-30)).finding, 'broken')
  assert.equal(dateJudged(success, success, from(-90)).finding, 'broken')
  assert.equal(dateJudged(success, sampleRefusal(400, 'InvalidToDate'), from(-90)).finding, 'broken')
  assert.equal(dateJudged(success, sampleRefusal(400, 'DateOutOfRange'), from(0, ['accounts'])).finding, 'broken')
})

it('is inconclusive where the request without the date is refused too', () => {
  assert.equal(dateJudged(refusal, refusal, from(-90)).finding, 'inconclusive')
  assert.equal(dateJudged(success, sampleTransportError(), from(0)).finding, 'inconclusive')
})

it('judges several dates by one good request', () => {
  const wrong = { ...from(-90), answer: refusal }
  assert.equal(datesKeepRules(success, [wrong]).finding, 'held')
  assert.equal(datesKeepRules(success, [wrong, { ...from(5), answer: success }]).finding, 'broken')
  assert.equal(datesKeepRules(undefined, [{ ...from(5), answer: success }]).finding, 'broken')
  assert.equal(datesKeepRules(refusal, [wrong]).finding, 'broken')
  assert.equal(datesKeepRules(sampleRefusal(400, 'LoginCannotBeRefreshed'), [wrong]).finding, 'inconclusive')
  assert.equal(datesKeepRules(success, []).finding, 'inconclusive')
})
