import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from './exchange.ts'
import { broken, held, inconclusive, leftUntested, noted } from './judgement.ts'

const reason = { code: 'list-is-empty', facts: { what: 'accounts' } }
const evidence = [{ id: 'x1', answer: { status: 200 } } as Exchange]

for (const [judge, finding] of [
  [held, 'held'],
  [noted, 'noted'],
  [inconclusive, 'inconclusive'],
  [leftUntested, 'untested'],
] as const)
  test(`A judgement of the finding ${finding} has its reason and its evidence`, () =>
    assert.deepEqual(judge(reason, evidence), { finding, reason, evidence }))

test('What was never asked has no evidence', () => {
  for (const judge of [noted, inconclusive, leftUntested]) assert.deepEqual(judge(reason).evidence, [])
})

test('A broken rule has what was wanted, what was got and where', () => {
  const difference = { wanted: '3', got: '4', place: 'data[0].id' }
  assert.deepEqual(broken(reason, difference, evidence), { finding: 'broken', reason, ...difference, evidence })
})

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
