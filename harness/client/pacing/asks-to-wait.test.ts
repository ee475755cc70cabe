import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksToWait } from './asks-to-wait.ts'

test('status 429 asks to wait, whatever its body', () => assert.ok(asksToWait({ status: 429, json: undefined })))

for (const json of [{ error: { class: 'TooManyRequests' } }, { error_class: 'RateLimitExceeded' }])
  test(`a refusal with ${JSON.stringify(json)} asks to wait, whatever its status`, () =>
    assert.ok(asksToWait({ status: 406, json })))

for (const json of [{ error: { class: 'LoginLimitReached' } }, { error: null }, [], null, 'TooManyRequests'])
  test(`a refusal with ${JSON.stringify(json)} does not ask to wait`, () =>
    assert.equal(asksToWait({ status: 400, json }), false))

test('an accepted request does not ask to wait', () =>
  assert.equal(asksToWait({ status: 200, json: { error_class: 'TooManyRequests' } }), false))
