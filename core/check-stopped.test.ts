import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from './check-stopped.ts'
import type { Exchange } from './exchange.ts'

const request = { method: 'POST', url: 'http://target.test/x', headers: [], body: '' }
const bare: Exchange = { id: 'x1', request, at: '2026-01-01T00:00:00Z', durationMs: 1 }
const answering = (body: string): Exchange => ({ ...bare, answer: { status: 503, headers: [], body } })

test('A set-up that was refused shows what came back whole, since texts are cut once they are masked', () => {
  const exchange = answering('b'.repeat(301))
  const { finding, reason, evidence } = setUpFailed('create a customer', exchange)
  const got = `503 ${'b'.repeat(301)}`
  assert.deepEqual([finding, evidence], ['inconclusive', [exchange]])
  assert.deepEqual(reason, { code: 'set-up-failed', facts: { what: 'create a customer', got } })
})
