import assert from 'node:assert/strict'
import type { Judgement } from '../../../core/judgement.ts'

/**
 * A judgement in one line, for tests of checks: finding, code of the reason, what was got and where, and how many
 * exchanges show it: `broken: no row at data (2)`. The code that most broken rules have, and one exchange, are not said.
 * Facts and what was wanted are words for readers, which no test pins.
 */
export function inOneLine(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'nothing to say'
  const { finding, reason, got, place, evidence } = judgement
  const code = got !== undefined && reason.code === 'value-differs' ? [] : [reason.code]
  const difference =
    got === undefined ? [] : [`${code.length === 0 ? '' : 'got '}${got}${place === undefined ? '' : ` at ${place}`}`]
  const exchanges = evidence.length === 1 ? '' : ` (${evidence.length})`
  return `${finding}: ${[...code, ...difference].join('; ')}${exchanges}`
}

export function says(judgement: Judgement | undefined, line: string): void {
  assert.equal(inOneLine(judgement), line)
}
