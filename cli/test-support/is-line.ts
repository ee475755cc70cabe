import assert from 'node:assert/strict'
import { type DoctorLine, printed } from '../../core/doctor-line.ts'

/** That a line has this mark and says so, with how to fix what is wrong. */
export function is(line: DoctorLine, mark: DoctorLine['mark'], said: RegExp): void {
  assert.equal(line.mark, mark, printed(line))
  assert.match(printed(line), said)
  assert.doesNotMatch(printed(line), /CANARY/, 'a line repeats no secret')
  assert.equal(Boolean(line.fix), mark === 'warning' || mark === 'problem', 'a fix goes with what is wrong')
}
