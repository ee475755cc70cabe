import assert from 'node:assert/strict'
import { type DoctorLine, printed } from '../../core/doctor-line.ts'

/** Asserts a line's mark and text, which says how to fix the problem. */
export function is(line: DoctorLine, mark: DoctorLine['mark'], said: RegExp): void {
  assert.equal(line.mark, mark, printed(line))
  assert.match(printed(line), said)
  assert.doesNotMatch(printed(line), /CANARY/, 'a line repeats no secret')
  assert.equal(Boolean(line.fix), mark === 'warning' || mark === 'problem', 'a fix goes with what is wrong')
}
