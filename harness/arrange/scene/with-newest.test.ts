import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../../checks/answers/sample-exchange.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import { withNewest } from './with-newest.ts'

const list = sampleExchange(200, { data: [{ id: '1' }, { id: '2', finished: true }] })

it('takes the newest attempt from the list where the login shows none', () => {
  const shown = sampleExchange(200, { data: { id: '7', last_attempt: null } })
  const attempt = attemptIn(withNewest(shown, list))
  assert.deepEqual([attempt?.id, attempt?.finished], ['2', true])
})

it('leaves alone what shows its own, what was refused, and a list without attempts', () => {
  const own = sampleExchange(200, { data: { id: '7', last_attempt: { id: '3' } } })
  const refused = sampleRefusal(404, 'LoginNotFound')
  const none = sampleExchange(200, { data: { id: '7' } })
  assert.equal(withNewest(own, list), own)
  assert.equal(withNewest(refused, list), refused)
  assert.equal(withNewest(none, sampleExchange(200, { data: [] })), none)
})
