import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReceivedAnswer } from '../../core/exchange.ts'
import { gatewayProblem } from './gateway-answer.ts'

const answered = (status: number, json?: unknown): ReceivedAnswer => ({
  status,
  headers: [],
  body: json === undefined ? '<h1>Bad gateway</h1>' : JSON.stringify(json),
  ...(json !== undefined && { json }),
})

test('What a gateway answers in its own words is a transport error', () => {
  for (const status of [502, 503, 504]) {
    assert.equal(gatewayProblem(answered(status))?.code, 'TARGET_UNAVAILABLE')
    assert.match(gatewayProblem(answered(status, { message: 'no upstream' }))?.message ?? '', new RegExp(`${status}`))
    assert.ok(gatewayProblem(answered(status, { status, error: 'Service Unavailable', path: '/' })))
    assert.ok(gatewayProblem(answered(status, { error: { code: status, message: 'upstream request timeout' } })))
    assert.ok(gatewayProblem(answered(status, null)))
  }
})

test('A target that answers the same in an error form of the documents is taken at its word', () => {
  const forms = [
    { error_class: 'InternalServerError', error_message: 'no' },
    { error: { class: 'InternalServerError', message: 'no' } },
    { apiClientMessages: [{ category: 'ERROR', code: 'SERVICE_BLOCKED' }] },
  ]
  for (const form of forms) assert.equal(gatewayProblem(answered(503, form)), undefined)
})

test('A server error of the target itself is never a transport error', () => {
  for (const status of [500, 501, 429, 404, 200]) assert.equal(gatewayProblem(answered(status)), undefined)
})
