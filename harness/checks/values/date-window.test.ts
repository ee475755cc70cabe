import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dateClasses, dateJudged, datesKeepRules, daysCalled, type DateCase, rulingOf } from './date-window.ts'
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

it('knows what days a word may mean, a day of grace on both sides', () => {
  assert.deepEqual(daysCalled('today'), [-1, 1])
  assert.deepEqual(daysCalled('2 months ago'), [-63, -58])
  assert.throws(() => daysCalled('someday'), { message: /^DAY_UNKNOWN: .*"someday".*2 months ago, today/ })
})

it('allows the class of the field alone, and of any date where it lies outside', () => {
  assert.deepEqual(dateClasses('from_date', 'unusable'), ['InvalidFromDate'])
  assert.deepEqual(dateClasses('to_date', 'unusable'), ['InvalidToDate'])
  assert.deepEqual(dateClasses('to_date', 'outside'), ['InvalidToDate', 'DateOutOfRange'])
})

it('tells by its code and evidence what was judged', () => {
  const near = dateJudged(success, success, from(1))
  assert.deepEqual([near.reason.code, near.evidence], ['date-near-edge-accepted', [success]])
  const all = datesKeepRules(success, [
    { ...from(-90), answer: refusal },
    { ...from(9), answer: refusal },
  ])
  assert.deepEqual([all.reason.code, all.reason.facts], ['dates-keep-rules', { dates: 2 }])
  assert.deepEqual(all.evidence, [success, refusal, refusal])
  assert.equal(datesKeepRules(undefined, []).reason.code, 'nothing-sent')
})

it('finds the broken date behind one that could not be judged, and that before what holds', () => {
  const held = { ...from(-90), answer: refusal }
  const unheard = { ...from(-91), answer: sampleTransportError() }
  const broken = { ...from(-30), answer: refusal }
  assert.equal(datesKeepRules(success, [held, unheard, broken]).finding, 'broken')
  assert.equal(datesKeepRules(success, [held, unheard]).finding, 'inconclusive')
})
