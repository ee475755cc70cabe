import assert from 'node:assert/strict'
import { type DoctorLine, printed } from '../../core/doctor-line.ts'

/** A line as it is printed. Asserts that it says how to fix what is wrong, and repeats no secret. */
export function lineText(line: DoctorLine): string {
  assert.doesNotMatch(printed(line), /CANARY/, 'a line repeats no secret')
  assert.equal(
    Boolean(line.fix),
    /^(?:warning|problem)$/.test(line.mark),
    `a fix goes with what is wrong: ${line.said}`,
  )
  return printed(line)
}
