import { cases } from '../../../core/test-support/cases.ts'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const good = sampleData([])

const mixed = sampleExchange(400, { data: {}, error_class: 'DateOutOfRange' })

cases(
  'holds for JSON with data',
  [successIsJson([good, sampleExchange(204, '')]), 'held: answers-as-documented'],
  [successWrappedInData([good, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented'],
  [successStatus([good, sampleRefusal(400, 'DateOutOfRange')]), 'held: answers-as-documented'],
  'is broken by a body that is not JSON or has no data',
  [successIsJson([good, sampleExchange(200, '<html>')]), 'broken: 200, a body of 6 characters'],
  [successWrappedInData([good, sampleExchange(200, [1])]), 'broken: 200, a body of 3 characters at data'],
  'is broken by data under a status that is no success',
  [successStatus([good, sampleExchange(302, { data: [] })]), 'broken: 302 at status'],
  'is inconclusive where nothing was accepted',
  [successIsJson([sampleRefusal(400, 'DateOutOfRange')]), 'inconclusive: nothing-to-check'],
  'wants a success of answers with data and without an error class alone',
  [successStatus([mixed, sampleExchange(400, {})]), 'inconclusive: nothing-to-check (2)'],
  'wants data in an object, and says how long another body is',
  [successWrappedInData([sampleExchange(200, {})]), 'broken: 200, a body of 2 characters at data'],
  [successWrappedInData([sampleExchange(204, '')]), 'broken: 204, no body at data'],
)
