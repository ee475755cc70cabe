import { defineParameterType, Then } from '../../harness/evaluation/runner.ts'
import { refusalsHaveStatus, refusedWithStatus } from '../../harness/checks/answers/refusal-status.ts'
import { answer, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

// Statuses as a step lists them: `"404 or 400"`.
defineParameterType({
  name: 'statuses',
  regexp: /"(\d+(?: or \d+)*)"/,
  transformer: (listed: string) => listed.split(' or ').map(Number),
})

Then('it is refused with the status {statuses}{rows}', function (this: AssayWorld, statuses: number[], rows: string[]) {
  this.judge(refusedWithStatus(this.find(control), this.the(answer), statuses), rows)
})

Then('any refusal has the status {statuses}', function (this: AssayWorld, statuses: number[]) {
  this.judge(refusalsHaveStatus(this.judged(), statuses))
})
