import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import { consentIdIn } from './consent-id.ts'

test('the id of a consent is read at the top of a body, in its data and in a consent of either', () => {
  const bodies = [
    { consentId: 'a' },
    { data: { id: 7 } },
    { consent: { id: 'c' } },
    { data: { consent: { id: 'd' } } },
    {},
  ]
  const shown = bodies.map((body) => consentIdIn(sampleExchange(201, body)))
  assert.deepEqual(shown, ['a', '7', 'c', 'd', undefined])
  assert.equal(consentIdIn(sampleExchange(400, { id: 'a' })), undefined)
})
