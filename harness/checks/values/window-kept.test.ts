import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { datesAccepted, datesRefused } from './window-kept.ts'

const success = sampleData({})
const early = sampleRefusal(400, 'InvalidFromDate')
const late = sampleRefusal(400, 'InvalidToDate')

const dates = [
  { field: 'from_date', answer: early },
  { field: 'to_date', answer: late },
] as const

cases(
  'holds where each date is refused by the class of its field',
  [datesRefused(dates, success), 'held: refused (3)'],
  [datesRefused([{ field: 'from_date', answer: late }], success), 'broken'],
  [datesRefused([...dates, { field: 'to_date', answer: success }], success).reason.code, 'value-differs'],
  [datesRefused(dates, early), 'inconclusive'],
  [datesRefused([], success), 'inconclusive'],
  'holds where each date is accepted',
  [datesAccepted([success, success], success), 'held: request-accepted'],
  [datesAccepted([success, early], success), 'broken: 400 InvalidFromDate (2)'],
  [datesAccepted([early], early), 'inconclusive'],
)
