import { cases } from '../../../core/test-support/cases.ts'
import type { Connection } from './connects.ts'
import { sameEnd } from './same-end.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const success = sampleData({})
const ended = (failErrorClass?: string): Connection => ({
  answer: success,
  ended: { failed: failErrorClass !== undefined, failErrorClass, exchange: success },
})
const refused: Connection = { answer: sampleRefusal(400, 'InvalidCredentials') }

const full: Connection = { answer: sampleRefusal(400, 'LoginLimitReached') }

cases(
  'holds where both end with one class',
  [sameEnd(ended('InvalidCredentials'), ended('InvalidCredentials')), 'held: holds (4)'],
  'is broken where one connects or names a different class',
  [sameEnd(ended('InvalidCredentials'), ended()), 'broken: connected (4)'],
  [sameEnd(refused, ended('InvalidEncoding')), 'broken: accepted, and its attempt failed with InvalidEncoding (3)'],
  'is inconclusive where the control connects, and over a transport error',
  [sameEnd(ended(), ended()), 'inconclusive: cannot-decide (4)'],
  'needs both, and a target that accepts more',
  [sameEnd(full, refused), 'inconclusive: target-crowded (2)'],
  [sameEnd(refused, full), 'inconclusive: target-crowded (2)'],
)
