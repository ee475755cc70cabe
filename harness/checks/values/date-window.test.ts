import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { dateClasses, dateDecided, datesKeepRules, type DateCase, daysCalled, rulingOf } from './date-window.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const success = sampleData({})
const both = ['accounts', 'transactions']
const from = (day: number, scopes = both): DateCase => ({ field: 'from_date', scopes, day })
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('says which of several dates breaks the rule, and prefers that to what is inconclusive', () => {
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

const wrong = { ...from(-90), answer: refusal }
const ended = (failErrorClass: string | undefined) => ({ failErrorClass, exchange: success })
const decided = (failErrorClass: string | undefined) =>
  dateDecided(success, success, { ...from(-90), ended: ended(failErrorClass) })

cases(
  'leaves a day of grace at both edges',
  [
    [-64, -63, -59, -58, 0, 1, 2, 3].map((day) => rulingOf(from(day))),
    ['outside', 'near an edge', 'near an edge', 'accepted', 'accepted', 'near an edge', 'near an edge', 'outside'],
  ],
  [rulingOf(from(0, ['accounts'])), 'unusable'],
  [rulingOf({ ...from(-20), moment: true }), 'malformed'],
  'holds where dates are accepted and refused as they should be',
  [dateDecided(success, refusal, from(1)), 'held: refused (2)'],
  'is broken by the contrary and by a wrong class',
  [dateDecided(success, refusal, from(-30)), 'broken: 400 InvalidFromDate (2)'],
  'is inconclusive where the request without the date is refused too',
  [dateDecided(refusal, refusal, from(-90)), 'inconclusive: control-refused (2)'],
  'checks several dates against one good request',
  [datesKeepRules(success, [wrong, { ...from(5), answer: success }]), 'broken: accepted: 200 with data'],
  [datesKeepRules(refusal, [wrong]), 'broken: 400 InvalidFromDate'],
  [datesKeepRules(sampleRefusal(400, 'LoginCannotBeRefreshed'), [wrong]), 'inconclusive: control-refused (2)'],
  [datesKeepRules(success, []), 'inconclusive: nothing-sent (0)'],
  'allows the class of the field alone, and of any date where it lies outside',
  [dateClasses('from_date', 'unusable'), ['InvalidFromDate']],
  [dateClasses('to_date', 'unusable'), ['InvalidToDate']],
  [dateClasses('to_date', 'outside'), ['InvalidToDate', 'DateOutOfRange']],
  [dateClasses('to_date', 'malformed'), ['InvalidToDate', 'DateFormatInvalid', 'DateOutOfRange']],
  'A wrong date that is accepted may still end the attempt, with a class of its field',
  [decided('InvalidFromDate'), 'held: seen (2)'],
  [decided('InvalidToDate'), 'broken'],
  [decided(undefined), 'broken'],
)
