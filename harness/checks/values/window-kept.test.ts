import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { datesAccepted, datesRefused } from './window-kept.ts'

const success = sampleExchange(200, { data: {} })
const early = sampleRefusal(400, 'InvalidFromDate')
const late = sampleRefusal(400, 'InvalidToDate')

it('holds where each date is refused by the class of its field', () => {
  const dates = [
    { field: 'from_date', answer: early },
    { field: 'to_date', answer: late },
  ] as const
  assert.equal(
    inOneLine(datesRefused(dates, success)),
    'held: refused-as-documented {"errorClass":"InvalidFromDate"}; 3 exchanges',
  )
  assert.equal(datesRefused([{ field: 'from_date', answer: late }], success).finding, 'broken')
  assert.equal(datesRefused([...dates, { field: 'to_date', answer: success }], success).reason.code, 'defect-accepted')
  assert.equal(datesRefused(dates, early).finding, 'inconclusive')
  assert.equal(datesRefused([], success).finding, 'inconclusive')
})

it('holds where each date is accepted', () => {
  assert.equal(
    inOneLine(datesAccepted([success, success], success)),
    'held: request-accepted {"outcome":"200 with data"}; 1 exchange',
  )
  assert.equal(
    inOneLine(datesAccepted([success, early], success)),
    'broken: allowed-request-refused {"outcome":"400 InvalidFromDate"}; wanted a status from 200 to 299, got 400 InvalidFromDate; 2 exchanges',
  )
  assert.equal(datesAccepted([early], early).finding, 'inconclusive')
})
