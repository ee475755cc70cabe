import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { datesAccepted } from './window-kept.ts'

const success = sampleData({})
const early = sampleRefusal(400, 'InvalidFromDate')

cases(
  'holds where each date is accepted',
  [datesAccepted([success, success], success), 'held: request-accepted'],
  [datesAccepted([success, early], success), 'broken: 400 InvalidFromDate (2)'],
  [datesAccepted([early], early), 'inconclusive'],
)
