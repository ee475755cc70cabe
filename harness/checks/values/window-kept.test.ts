import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { datesAccepted, datesAsInCreation, datesRefused, type WindowProbes } from './window-kept.ts'

const success = sampleData({})
const early = sampleRefusal(400, 'InvalidFromDate')
const late = sampleRefusal(400, 'InvalidToDate')

const dates = [
  { field: 'from_date', wrong: 'outside', answer: early },
  { field: 'to_date', wrong: 'outside', answer: late },
] as const

const unusable = { field: 'from_date', wrong: 'unusable', answer: early } as const
const moment = { field: 'from_date', wrong: 'malformed', answer: sampleRefusal(400, 'DateFormatInvalid') } as const
const asInCreation = (tried: Partial<WindowProbes>) =>
  datesAsInCreation({ outside: dates, beyond: [], unfit: [], inside: [success], ends: [], control: success, ...tried })

cases(
  'holds where each date is refused by the class of its field',
  [datesRefused(dates, success), 'held: refused (3)'],
  [datesRefused([{ field: 'from_date', wrong: 'outside', answer: late }], success), 'broken'],
  [
    datesRefused([...dates, { field: 'to_date', wrong: 'outside', answer: success }], success).reason.code,
    'value-differs',
  ],
  [datesRefused(dates, early), 'inconclusive'],
  [datesRefused([], success), 'inconclusive'],
  'holds where each date is accepted',
  [datesAccepted([success, success], success), 'held: request-accepted'],
  [datesAccepted([success, early], success), 'broken: 400 InvalidFromDate (2)'],
  [datesAccepted([early], early), 'inconclusive'],
  'holds where a route takes dates as a creation does',
  [asInCreation({ unfit: [unusable, moment] }), 'held'],
  [asInCreation({ unfit: [{ ...unusable, answer: success }] }), 'broken: accepted: 200 with data'],
  [asInCreation({ unfit: [{ ...unusable, answer: sampleRefusal(400, 'DateOutOfRange') }] }), 'broken'],
  [asInCreation({ inside: [early] }), 'broken: 400 InvalidFromDate (2)'],
)
