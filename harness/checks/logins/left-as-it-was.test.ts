import { cases } from '../../../core/test-support/cases.ts'
import { leftAsItWas, type LoginState } from './left-as-it-was.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'

function state(attempts: string[], fields: object = {}): LoginState {
  const data = { id: '1', status: 'active', last_attempt: { id: attempts.at(-1) }, ...fields }
  return { login: sampleData(data), attempts: sampleData(attempts.map((id) => ({ id }))) }
}

const changed = leftAsItWas(state(['5']), state(['5'], { daily_refresh: true }), state(['5', '6']))

cases(
  'is broken by an attempt more and by a changed field',
  [changed.place, 'data.daily_refresh'],
  'Each case comes to its finding, and says what changed and what it was',
  [leftAsItWas(state(['5']), state(['5']), state(['5', '6'])), 'held: holds (6)'],
  [leftAsItWas(state(['5']), state(['5'], { secret: 's' }), state(['5', '6'])), 'broken: "s" at data.secret (6)'],
  [
    leftAsItWas(state(['5']), state(['5'], { customer_id: '8' }), state(['5', '6'])),
    'broken: "8" at data.customer_id (6)',
  ],
  [
    leftAsItWas(state(['5']), state(['5'], { provider_code: 'b' }), state(['5', '6'])),
    'broken: "b" at data.provider_code (6)',
  ],
  [
    leftAsItWas(state(['5']), state(['5'], { store_credentials: true }), state(['5', '6'])),
    'broken: true at data.store_credentials (6)',
  ],
  [
    leftAsItWas(state(['5']), state(['5'], { last_attempt: null }), state(['5', '6'])),
    'broken: "absent" at data.last_attempt.id (6)',
  ],
  [leftAsItWas(state(['4', '5']), state(['3', '5']), state(['5', '6'])), 'broken: "3, 5" at data of the attempts (6)'],
  [leftAsItWas(state(['5']), state(['5']), state(['5'])), 'inconclusive: change-not-visible (6)'],
  [
    leftAsItWas(state(['5']), { ...state(['5']), attempts: sampleRefusal(404, 'LoginNotFound') }, state(['6'])),
    'inconclusive: nothing-to-check',
  ],
  [
    leftAsItWas(state(['5']), { ...state(['5']), login: sampleData([]) }, state(['6'])),
    'broken: "absent" at data.status (6)',
  ],
  [
    leftAsItWas(state(['5']), { ...state(['5']), attempts: sampleData({}) }, state(['6'])),
    'broken: "none" at data of the attempts (6)',
  ],
)
