import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { leftAsItWas, type LoginState } from './left-as-it-was.ts'

function state(attempts: string[], fields: object = {}): LoginState {
  const data = { id: '1', status: 'active', last_attempt: { id: attempts.at(-1) }, ...fields }
  return { login: sampleData(data), attempts: sampleData(attempts.map((id) => ({ id }))) }
}
const was = state(['5'])
/** What is said of a login that is so after the request, and in the end has one attempt more. */
const left = (after: LoginState, end = state(['5', '6'])) => leftAsItWas(was, after, end)
const changed = (fields: object) => left(state(['5'], fields))

cases(
  'A login is left as it was where nothing of it changes',
  [left(was), 'held: holds (6)'],
  'A field that changes, or an attempt more, is found at its place',
  [changed({ daily_refresh: true }).place, 'data.daily_refresh'],
  [changed({ secret: 's' }), 'broken: "s" at data.secret (6)'],
  [changed({ customer_id: '8' }), 'broken: "8" at data.customer_id (6)'],
  [changed({ provider_code: 'b' }), 'broken: "b" at data.provider_code (6)'],
  [changed({ store_credentials: true }), 'broken: true at data.store_credentials (6)'],
  [changed({ last_attempt: null }), 'broken: "absent" at data.last_attempt.id (6)'],
  [leftAsItWas(state(['4', '5']), state(['3', '5']), state(['6'])), 'broken: "3, 5" at data of the attempts (6)'],
  [left({ ...was, login: sampleData([]) }), 'broken: "absent" at data.status (6)'],
  [left({ ...was, attempts: sampleData({}) }), 'broken: "none" at data of the attempts (6)'],
  'Where a change would not be seen, or the login is not shown, nothing follows',
  [left(was, was), 'inconclusive: nothing-shows (6)'],
  [left({ ...was, attempts: sampleRefusal(404, 'LoginNotFound') }), 'inconclusive: nothing-to-check'],
)
