import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sameOutcome } from './same-outcome.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from './sample-exchange.ts'

const login = (fields: Record<string, unknown> = {}) =>
  sampleExchange(200, { data: { id: '7', secret: 's', daily_refresh: true, last_success_at: null, ...fields } })
const refusal = sampleRefusal(400, 'DateOutOfRange')

it('holds for answers alike in all but their values and the moment', () => {
  const later = login({ id: '8', secret: 't', last_success_at: '2026-03-02T08:00:00Z', consent_given_at: 'x' })
  assert.equal(sameOutcome(login(), later).finding, 'held')
})

it('is broken by a refusal, by another shape and by a field that only one has', () => {
  assert.equal(sameOutcome(login(), refusal).got, '400 DateOutOfRange')
  assert.equal(sameOutcome(login(), login({ daily_refresh: 'true' })).place, 'data.daily_refresh')
  assert.equal(sameOutcome(login(), login({ connect_url: 'https://x.test' })).place, 'data.connect_url')
  assert.equal(sameOutcome(login(), sampleExchange(200, { data: [] })).finding, 'broken')
})

it('compares refusals by class, and counts equal ones only when asked', () => {
  assert.equal(sameOutcome(refusal, sampleRefusal(400, 'InvalidFromDate')).finding, 'broken')
  assert.equal(sameOutcome(refusal, sampleRefusal(406, 'DateOutOfRange')).finding, 'inconclusive')
  assert.equal(sameOutcome(refusal, refusal, { refusalsCount: true }).finding, 'held')
})

it('is inconclusive without both answers', () => {
  assert.equal(sameOutcome(undefined, login()).finding, 'inconclusive')
  assert.equal(sameOutcome(login(), sampleTransportError()).finding, 'inconclusive')
})
