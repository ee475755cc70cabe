import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dateClasses, dateDecided, datesKeepRules, type DateCase, daysCalled, rulingOf } from './date-window.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const success = sampleData({})
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

it('holds where dates are accepted and refused as they should be', () =>
  says(dateDecided(success, refusal, from(1)), 'held: refused-as-documented (2)'))

it('is broken by the contrary and by a wrong class', () =>
  says(dateDecided(success, refusal, from(-30)), 'broken: 400 InvalidFromDate (2)'))

it('is inconclusive where the request without the date is refused too', () =>
  says(dateDecided(refusal, refusal, from(-90)), 'inconclusive: control-refused (2)'))

it('checks several dates against one good request', () => {
  const wrong = { ...from(-90), answer: refusal }
  says(datesKeepRules(success, [wrong, { ...from(5), answer: success }]), 'broken: accepted: 200 with data')
  says(datesKeepRules(refusal, [wrong]), 'broken: 400 InvalidFromDate')
  says(datesKeepRules(sampleRefusal(400, 'LoginCannotBeRefreshed'), [wrong]), 'inconclusive: control-refused (2)')
  says(datesKeepRules(success, []), 'inconclusive: nothing-sent (0)')
})

it('Each case comes to its finding, and says which of several dates breaks the rule, and prefers that to what is inconclusive', () => {
  const early = { ...from(-90), answer: refusal }
  const silent = { ...from(-90), answer: sampleTransportError() }
  const wrong = { ...from(-90), answer: sampleRefusal(400, 'RouteNotFound') }
  const right = { ...from(-30), answer: success }
  says(datesKeepRules(success, [right, early]), 'held: holds-for (3)')
  says(datesKeepRules(success, [early, silent, wrong]), 'broken: 400 RouteNotFound at error_class (2)')
  says(datesKeepRules(undefined, [early]), 'inconclusive: nothing-sent (0)')
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

it('names in its code and evidence what was evaluated', () => {
  const near = dateDecided(success, success, from(1))
  assert.deepEqual([near.reason.code, near.evidence], ['holds', [success]])
  const all = datesKeepRules(success, [
    { ...from(-90), answer: refusal },
    { ...from(9), answer: refusal },
  ])
  assert.deepEqual([all.reason.code, all.reason.facts], ['holds-for', { seen: 2, noun: 'other date' }])
  assert.deepEqual(all.evidence, [success, refusal, refusal])
  assert.equal(datesKeepRules(undefined, []).reason.code, 'nothing-sent')
})

it('A wrong date that is accepted may still end the attempt, with a class of its field', () => {
  const ended = (failErrorClass: string | undefined) => ({ failErrorClass, exchange: success })
  const decided = (failErrorClass: string | undefined) =>
    dateDecided(success, success, { ...from(-90), ended: ended(failErrorClass) })
  says(decided('InvalidFromDate'), 'held: refused-by-attempt (2)')
  assert.equal(decided('InvalidToDate').finding, 'broken')
  assert.equal(decided(undefined).finding, 'broken')
})
