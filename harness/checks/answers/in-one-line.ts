import assert from 'node:assert/strict'
import { count } from '../../reasons/count.ts'
import type { Judgement } from '../../../core/judgement.ts'

/**
 * A judgement in one line, for tests of checks: finding, code and facts of the reason, what was wanted and got and where,
 * and how many exchanges show it.
 */
export function inOneLine(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'nothing to say'
  const { finding, reason, wanted, got, place, evidence } = judgement
  const facts = Object.keys(reason.facts).length > 0 ? ` ${JSON.stringify(reason.facts)}` : ''
  const difference =
    wanted === undefined ? '' : `; wanted ${wanted}, got ${got}${place === undefined ? '' : ` at ${place}`}`
  return `${finding}: ${reason.code}${facts}${difference}; ${count(evidence.length, 'exchange')}`
}

/** Asserts what a judgement says, by its line. */
export function says(judgement: Judgement | undefined, line: string): void {
  assert.equal(inOneLine(judgement), line)
}
