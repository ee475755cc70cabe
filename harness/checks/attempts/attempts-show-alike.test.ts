import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { attemptsShowAlike } from './attempts-show-alike.ts'

const logins = (...attempts: unknown[]) => [sampleData(attempts.map((one, at) => ({ id: at, last_attempt: one })))]
const own = logins({ fetch_type: 'recent' })
const alike = (...attempts: unknown[]) => attemptsShowAlike(logins(...attempts), own, 'fetch_type')

cases(
  'wants what other attempts show',
  [alike({ fetch_type: 'custom' }, null), 'held'],
  [alike({ fetch_type: 'custom' }, { id: 1 }), 'broken: nothing at data[1].last_attempt.fetch_type'],
  [alike({ fetch_type: null }), 'broken: nothing at data[0].last_attempt.fetch_type'],
  'says nothing where none shows it',
  [alike(null), 'untested'],
  [alike(), 'inconclusive: nothing-to-check'],
  [attemptsShowAlike(own, logins({ id: 1 }), 'fetch_type'), 'untested'],
)
