import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn } from '../test-support/history.ts'

const sent = (type: string, status = 200) => [
  { ask: 'GET /logins', status, type, body: status === 200 ? { data: [] } : { error_class: 'LoginNotFound' } },
]
const declared = (type: string, status?: number) =>
  brokenIn(sent(type, status)).filter((found) => found.startsWith('conventions/envelope/json-declared'))

test('JSON is called JSON, in an answer or in a refusal', () => {
  const lawful = ['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json', 'text/json']
  for (const type of lawful) assert.deepEqual(declared(type), [], type)
  for (const type of ['text/html; charset=utf-8', 'text/plain', 'application/jsonp'])
    assert.deepEqual(declared(type), ['conventions/envelope/json-declared Content-Type x1'], type)
  assert.equal(declared('text/html', 404).length, 1)
})
