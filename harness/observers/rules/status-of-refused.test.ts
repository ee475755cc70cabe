import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const provider = (status: string): Step => ({
  ask: 'GET /providers/bank_xf',
  data: { id: '5', code: 'bank_xf', status },
})
const refused = (error_class: string, provider_code = 'bank_xf'): Step => ({
  ask: 'POST /login',
  sent: { data: { provider_code } },
  status: 400,
  body: { error_class, error_message: 'no', request: {} },
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('status-of-refused'))

test('A provider that is refused for its status showed another status than active', () => {
  assert.deepEqual(found(provider('disabled'), refused('ProviderDisabled')), [])
  assert.deepEqual(found(provider('active'), provider('inactive'), refused('ProviderInactive')), [])
  assert.deepEqual(found(provider('active'), refused('ProviderDisabled')), ['status-of-refused status x1 x2'])
})

test('Another provider, or one that is refused for another cause, may be active', () => {
  assert.deepEqual(found(refused('ProviderDisabled'), provider('active')), [])
  assert.deepEqual(found(provider('active'), refused('ProviderDisabled', 'other_xf')), [])
  assert.deepEqual(found(provider('active'), refused('ProviderUnavailable')), [])
})
