import assert from 'node:assert/strict'
import { it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { datesAccepted, datesRefused } from './window-kept.ts'

const success = sampleData({})
const early = sampleRefusal(400, 'InvalidFromDate')
const late = sampleRefusal(400, 'InvalidToDate')

it('holds where each date is refused by the class of its field', () => {
  const dates = [
    { field: 'from_date', answer: early },
    { field: 'to_date', answer: late },
  ] as const
  says(datesRefused(dates, success), 'held: refused-as-documented (3)')
  assert.equal(datesRefused([{ field: 'from_date', answer: late }], success).finding, 'broken')
  assert.equal(datesRefused([...dates, { field: 'to_date', answer: success }], success).reason.code, 'value-differs')
  assert.equal(datesRefused(dates, early).finding, 'inconclusive')
  assert.equal(datesRefused([], success).finding, 'inconclusive')
})

it('holds where each date is accepted', () => {
  says(datesAccepted([success, success], success), 'held: request-accepted')
  says(datesAccepted([success, early], success), 'broken: 400 InvalidFromDate (2)')
  assert.equal(datesAccepted([early], early).finding, 'inconclusive')
})
