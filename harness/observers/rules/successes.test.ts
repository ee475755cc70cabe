import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import { brokenIn } from '../test-support/history.ts'

const ask = 'POST /oauth_providers/refresh'

test('An accepted request is answered with data, and its ids are of the form of the version', () => {
  assert.deepEqual(
    brokenIn([
      {
        ask,
        data: { attempt_id: '7', token: 't', redirect_url: 'https://a.example', expires_at: '2026-01-01T00:00:00Z' },
      },
    ]),
    [],
  )
  assert.match(brokenIn([{ ask, body: { datum: {} } }]).join(), /envelope\/success-wrapped-in-data data x1/)
  assert.match(brokenIn([{ ask, body: { data: 7 }, status: 302 }]).join(), /envelope\/success-status status x1/)
})

test('An id of the other form is found at whatever depth', () => {
  const of = (id: unknown) => [{ ask: 'POST /categories/learn', data: { learned: true, beside: [{ attempt_id: id }] } }]
  assert.deepEqual(brokenIn(of('7')), [])
  assert.deepEqual(brokenIn(of(7)), ['conventions/types/ids-are-strings data.beside[0].attempt_id x1'])
  assert.deepEqual(brokenIn(of(7), version3), [])
  assert.deepEqual(brokenIn(of('7'), version3), ['ais-v3/types/ids-are-integers data.beside[0].attempt_id x1'])
})
