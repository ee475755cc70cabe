import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Judgement } from '../judgement.ts'

/** A heading, or an actual and an expected value with an optional label. */
export type Case = string | readonly [found: unknown, expected: unknown, what?: string]

/**
 * A table of actual and expected values. Each heading names a test of the rows below it. A judgement is compared by its
 * line, or by its finding where only that is expected. A text is compared by a pattern where one is expected.
 */
export function cases(...rows: Case[]): void {
  for (const [at, heading] of rows.entries()) {
    if (typeof heading !== 'string') continue
    const end = rows.findIndex((row, later) => later > at && typeof row === 'string')
    const below = rows.slice(at + 1, end < 0 ? rows.length : end) as Array<Exclude<Case, string>>
    void test(heading, () => {
      for (const [found, expected, what] of below) compare(found, expected, what)
    })
  }
}

/**
 * A judgement in one line: finding, what was got and where (or the reason's code), and the number of exchanges unless
 * it is one: `broken: no row at data (2)`. Facts and `wanted` are words for readers and left out.
 */
export function inOneLine(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'nothing to say'
  const { finding, reason, got, place, evidence } = judgement
  const shown = got === undefined ? reason.code : `${got}${place === undefined ? '' : ` at ${place}`}`
  return `${finding}: ${shown}${evidence.length === 1 ? '' : ` (${evidence.length})`}`
}

function compare(found: unknown, expected: unknown, what?: string): void {
  if (expected instanceof RegExp) assert.match(textOf(found), expected, what)
  else if (typeof expected === 'string' && (found === undefined || isJudgement(found)))
    assert.equal(/[:\s]/.test(expected) ? textOf(found) : found?.finding, expected, what)
  else assert.deepEqual(found, expected, what)
}

/** The message of what an act throws, which begins with its code; undefined where it throws nothing. */
export function thrown(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function textOf(found: unknown): string {
  return found === undefined || isJudgement(found) ? inOneLine(found) : String(found)
}

function isJudgement(found: unknown): found is Judgement {
  return typeof found === 'object' && found !== null && 'finding' in found && 'evidence' in found
}

/** Asserts the line of one judgement among other assertions. */
export function says(judgement: Judgement | undefined, line: string): void {
  assert.equal(inOneLine(judgement), line)
}
