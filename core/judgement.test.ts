import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from './exchange.ts'
import { broken, held, inconclusive, leftUntested, noted } from './judgement.ts'

const reason = { code: 'list-is-empty', facts: { what: 'accounts' } }
const evidence = [{ id: 'x1' } as Exchange]

for (const [judge, finding] of [
  [held, 'held'],
  [noted, 'noted'],
  [inconclusive, 'inconclusive'],
  [leftUntested, 'untested'],
] as const) {
  test(`A judgement of the finding ${finding} has its reason and its evidence`, () => {
    assert.deepEqual(judge(reason, evidence), { finding, reason, evidence })
  })
}

test('What was never asked has no evidence', () => {
  for (const judge of [noted, inconclusive, leftUntested]) assert.deepEqual(judge(reason).evidence, [])
})

test('A broken rule has what was wanted, what was got and where', () => {
  const difference = { wanted: '3', got: '4', place: 'data[0].id' }
  assert.deepEqual(broken(reason, difference, evidence), { finding: 'broken', reason, ...difference, evidence })
})
