import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from './check-stopped.ts'
import type { Exchange } from './exchange.ts'
import { broken, held, inconclusive, leftUntested, noted } from './judgement.ts'
import { innermost } from './reason.ts'

const reason = { code: 'nothing-to-check', facts: { what: 'accounts' } }
const request = { method: 'GET', url: 'http://127.0.0.1/api/v4/rates', headers: [], body: '' }
const bare: Exchange = { id: 'x1', request, at: '2026-01-01T00:00:00Z', durationMs: 1 }
const answering = (body: string): Exchange => ({ ...bare, answer: { status: 503, headers: [], body } })

test('A judgement that rests on a request without an answer is inconclusive, whatever the rule', () => {
  const lost = { ...bare, trouble: { code: 'TARGET_RESET', message: 'closed' } } as Exchange
  const facts = { asked: 'GET /api/v4/rates', code: 'TARGET_RESET', message: 'closed' }
  const silent = { finding: 'inconclusive', reason: { code: 'transport-error', facts }, evidence: [lost] }
  for (const judge of [held, noted, inconclusive, leftUntested])
    assert.deepEqual(judge(reason, [answering(''), lost]), silent)
  assert.deepEqual(broken(reason, { wanted: '3', got: '4' }, [lost]), silent)
})

test('A set-up that was refused shows what came back whole, since texts are cut once they are masked', () => {
  const exchange = answering('b'.repeat(301))
  const stopped = setUpFailed(exchange)
  assert.deepEqual([stopped.finding, stopped.evidence], ['inconclusive', [exchange]])
  const facts = { asked: 'GET /api/v4/rates', lacks: undefined, got: `503 ${'b'.repeat(301)}` }
  assert.deepEqual(stopped.reason, { code: 'set-up-ended', facts })
})

test('The innermost reason is the one that quotes no other', () => {
  const quoting = { code: 'all-of', facts: { parts: [{ code: 'no-case-decided', facts: { last: reason } }] } }
  assert.deepEqual([innermost(quoting), innermost(reason)], [reason, reason])
})
