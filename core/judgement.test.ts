import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from './exchange.ts'
import { broken, held, inconclusive, leftUntested, noted } from './judgement.ts'

const reason = { code: 'seen', facts: { what: 'accounts' } }
const evidence = [{ id: 'x1', answer: { status: 200 } } as Exchange]

test('A judgement that rests on a request without an answer is inconclusive, whatever the rule', () => {
  const lost = {
    ...evidence[0]!,
    request: { method: 'GET', url: 'http://127.0.0.1/api/v4/rates' },
    trouble: { code: 'TARGET_RESET', message: 'closed' },
  } as Exchange
  const facts = { asked: 'GET /api/v4/rates', code: 'TARGET_RESET', message: 'closed' }
  const silent = { finding: 'inconclusive', reason: { code: 'transport-error', facts }, evidence: [lost] }
  for (const judge of [held, noted, inconclusive, leftUntested])
    assert.deepEqual(judge(reason, [...evidence, lost]), silent)
  assert.deepEqual(broken(reason, { wanted: '3', got: '4' }, [lost]), silent)
})
