import assert from 'node:assert/strict'
import { count } from '../../reasons/count.ts'
import type { Judgement } from '../../../core/judgement.ts'

/**
 * A judgement in one line, for tests of checks: finding, code of the reason, what was got and where, and how many
 * exchanges show it. Facts and what was wanted are words for readers, which no test pins.
 */
export function inOneLine(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'nothing to say'
  const { finding, reason, got, place, evidence } = judgement
  const difference = got === undefined ? '' : `; got ${got}${place === undefined ? '' : ` at ${place}`}`
  return `${finding}: ${reason.code}${difference}; ${count(evidence.length, 'exchange')}`
}

export function says(judgement: Judgement | undefined, line: string): void {
  assert.equal(inOneLine(judgement), line)
}
