import assert from 'node:assert/strict'
import { it } from 'node:test'
import { leftAsItWas, type LoginState } from './left-as-it-was.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

function state(attempts: string[], fields: object = {}): LoginState {
  const data = { id: '1', status: 'active', last_attempt: { id: attempts.at(-1) }, ...fields }
  return {
    login: sampleExchange(200, { data }),
    attempts: sampleExchange(200, { data: attempts.map((id) => ({ id })) }),
  }
}

it('holds where only the accepted request left a mark', () => {
  assert.equal(leftAsItWas(state(['5']), state(['5']), state(['5', '6'])).finding, 'held')
})

it('is broken by an attempt more and by a changed field', () => {
  assert.equal(leftAsItWas(state(['5']), state(['5', '6']), state(['5', '6', '7'])).place, 'data.last_attempt.id')
  const changed = leftAsItWas(state(['5']), state(['5'], { daily_refresh: true }), state(['5', '6']))
  assert.equal(changed.place, 'data.daily_refresh')
})

it('proves nothing where no change could be seen or the login cannot be read', () => {
  assert.equal(leftAsItWas(state(['5']), state(['5']), state(['5'])).finding, 'inconclusive')
  const unread = { ...state(['5']), login: sampleRefusal(404, 'LoginNotFound') }
  assert.equal(leftAsItWas(state(['5']), unread, state(['5', '6'])).finding, 'inconclusive')
})
