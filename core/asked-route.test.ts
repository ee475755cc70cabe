import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedRoute } from './asked-route.ts'

test('What was asked has no query and no ids, but its version', () => {
  const asked = (url: string) => askedRoute({ method: 'GET', url })
  assert.equal(asked('http://127.0.0.1:3000/api/v4/logins/1034?from_id=7'), 'GET /api/v4/logins/…')
  assert.equal(asked('https://bank.example/bank/api/payments/v1/templates'), 'GET /bank/api/payments/v1/templates')
})
