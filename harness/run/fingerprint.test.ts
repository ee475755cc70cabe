import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testProfile } from '../client/test-support/test-profile.ts'
import { fingerprintOf } from '../evaluation/start-of.ts'

const planned = [
  { id: 'ais/rates/floor', interface: 'ais-v4', address: 'ais-v4/rates/floor', checks: ['f: The floor'] },
]
const pace = {
  requests_per_second: 1,
  concurrent_requests: 1,
  timeout_seconds: 1,
  fetch_timeout_seconds: 1,
  person_timeout_seconds: 1,
}

test('Pace, budget and secrets do not change the digest of a profile, its address does', () => {
  const profile = testProfile('http://127.0.0.1:1')
  const { profile: usual } = fingerprintOf({ planned }, profile, false)
  const changed = (change: Partial<typeof profile>) =>
    fingerprintOf({ planned }, { ...profile, ...change }, false).profile
  assert.equal(changed({ pacing: pace, budget: { requests: 1, seconds: 1, step_seconds: 1 } }), usual)
  assert.equal(changed({ clients: profile.clients.map((one) => ({ ...one, secret: `${one.secret}-renewed` })) }), usual)
  assert.notEqual(changed({ target: { ...profile.target, base_url: 'http://127.0.0.1:2' } }), usual)
})

test('Every embedded sandbox is the same', () => {
  const [one, other] = [1, 2].map((port) => fingerprintOf({ planned }, testProfile(`http://127.0.0.1:${port}`), true))
  assert.deepEqual(one, other)
})

test('Another check or another contract is another plan', () => {
  const profile = testProfile('http://127.0.0.1:1')
  const { plan } = fingerprintOf({ planned }, profile, true)
  const contracts = [{ pact: 'p', consumer: 'c', provider: 'b', interaction: 'i', states: [], pending: false }]
  assert.notEqual(fingerprintOf({ planned: planned.map((one) => ({ ...one, checks: [] })) }, profile, true).plan, plan)
  assert.notEqual(fingerprintOf({ planned, contracts }, profile, true).plan, plan)
})
