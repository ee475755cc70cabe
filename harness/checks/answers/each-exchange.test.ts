import { cases } from '../../../core/test-support/cases.ts'
import { eachAnswer } from './each-exchange.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const success = sampleData([])
const refusal = sampleRefusal(400, 'DateOutOfRange')
const rule = { what: 'answers', wanted: 'no 400', faultIn: fault }

function fault({ answer }: typeof success) {
  return answer?.status === 400 ? { got: '400', place: 'status' } : undefined
}

cases(
  'a rule holds where every answer keeps it',
  [eachAnswer([success, success], rule), 'held: answers-as-documented (2)'],
  'the first answer that breaks it is reported',
  [eachAnswer([success, refusal, success], rule), 'broken: 400 at status'],
)
