import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { type DateCase, dateClasses, dateDecided, daysCalled, refusedForDate, rulingOf } from './date-window.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const success = sampleData({})
const refusal = sampleRefusal(400, 'InvalidFromDate')

it('knows what days a word may mean, a day of grace on both sides', () => {
  assert.deepEqual(daysCalled('today'), [-1, 1])
  assert.deepEqual(daysCalled('2 months ago'), [-63, -58])
  assert.throws(() => daysCalled('someday'), { message: /^DAY_UNKNOWN: .*"someday".*2 months ago, today/ })
})

const both = ['accounts', 'transactions']
const from = (day: number, scopes = both): DateCase => ({ field: 'from_date', scopes, day })

const decided = (failErrorClass: string | undefined) =>
  refusedForDate(success, success, ['InvalidFromDate'], { failErrorClass, exchange: success })

cases(
  'leaves a day of grace at both edges',
  [
    [-64, -63, -59, -58, 0, 1, 2, 3].map((day) => rulingOf(from(day))),
    ['outside', undefined, undefined, 'accepted', 'accepted', undefined, undefined, 'outside'],
  ],
  [rulingOf(from(0, ['accounts'])), 'unusable'],
  'holds where dates are accepted and refused as they should be, and is broken by the contrary',
  [dateDecided(success, success, from(1)), 'held: holds'],
  [dateDecided(success, refusal, from(1)), 'held: refused (2)'],
  [dateDecided(success, refusal, from(-30)), 'broken: 400 InvalidFromDate (2)'],
  [dateDecided(success, success, from(-90)), 'broken: accepted: 200 with data (2)'],
  'is inconclusive where the request without the date is refused too',
  [refusedForDate(refusal, refusal, ['InvalidFromDate']), 'inconclusive: control-refused (2)'],
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
