import assert from 'node:assert/strict'
import type { Judgement } from '../../../core/judgement.ts'
import type { Finding } from '../../../core/verdict.ts'
import type { ReasonCode } from '../../reasons/because.ts'
import { wordsOf } from '../../reasons/words-of.ts'

/** What a test of a check may expect besides finding and code; what is left out is not compared. */
type Expected = Partial<Pick<Judgement, 'place' | 'got' | 'wanted' | 'evidence'>> & { facts?: Record<string, unknown> }

/**
 * Asserts the finding and the reason's code of a judgement, and as many more parts of it as a test names, for tests of
 * checks. A broken one must say what was wanted and got, and every reason must have words without a gap.
 */
export function assertJudgement(
  judgement: Judgement | undefined,
  finding: Finding,
  code: ReasonCode,
  { facts, ...parts }: Expected = {},
): void {
  assert.ok(judgement, 'there is a judgement')
  assert.deepEqual([judgement.finding, judgement.reason.code], [finding, code])
  assert.doesNotMatch(wordsOf(judgement.reason), /undefined|NaN|\[object/)
  if (finding === 'broken') assert.ok(judgement.wanted !== undefined && judgement.got !== undefined, 'wanted and got')
  for (const [name, fact] of Object.entries(facts ?? {})) assert.deepEqual(judgement.reason.facts[name], fact, name)
  for (const [name, part] of Object.entries(parts)) assert.deepEqual(judgement[name as keyof Judgement], part, name)
}
