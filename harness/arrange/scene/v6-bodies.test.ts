import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Profile } from '../../profile/profile.ts'
import { givenBody } from './v6-bodies.ts'

const profile = {
  data: {
    v6_bodies: { connect: { data: { customer_id: '{customer_id}', list: ['{provider_code}', 5], note: '{x}' } } },
  },
} as unknown as Profile

test('A given body names the customer and provider of the request', () => {
  const body = givenBody(profile, 'connect', { customer_id: '7', provider_code: 'bank' })
  assert.deepEqual(body, { data: { customer_id: '7', list: ['bank', 5], note: '{x}' } })
})

test('A placeholder for which the request has nothing stays, and so does a profile without a body', () => {
  const body = givenBody(profile, 'connect', { customer_id: '7' }) as { data: { list: unknown[] } }
  assert.deepEqual(body.data.list, ['{provider_code}', 5])
  assert.equal(givenBody(profile, 'refresh', { customer_id: '7' }), undefined)
})
