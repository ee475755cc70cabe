import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { startsAttempt } from './starts-attempt.ts'

const showing = (id: string) => sampleData({ last_attempt: { id } })
const accepted = sampleData({})

cases(
  'says which attempt was the last before and after',
  [startsAttempt(undefined, accepted, showing('1')), 'inconclusive: nothing-sent (0)'],
  [startsAttempt(showing('1'), undefined, showing('1')), 'inconclusive: nothing-sent (0)'],
  [startsAttempt(showing('1'), sampleRefusal(400, 'AnyClass'), showing('1')), 'inconclusive: refused (3)'],
  [startsAttempt(showing('1'), accepted, accepted), 'inconclusive: not-shown (3)'],
  [startsAttempt(accepted, accepted, showing('1')), 'inconclusive: not-shown (3)'],
  [startsAttempt(showing('1'), accepted, showing('2')), 'held: holds (3)'],
  [startsAttempt(showing('1'), accepted, showing('1')), 'broken: attempt 1 at data.last_attempt.id (3)'],
  [startsAttempt(showing('1'), accepted, sampleData({ last_attempt: {} })), 'inconclusive: not-shown (3)'],
  [startsAttempt(showing('1'), accepted, sampleData([])), 'inconclusive: not-shown (3)'],
  [startsAttempt(showing('1'), accepted, sampleTransportError()), 'inconclusive: transport-error'],
)
