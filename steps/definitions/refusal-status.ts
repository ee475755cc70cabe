import { Then } from '@cucumber/cucumber'
import { refusalsHaveStatus, refusedWithStatus } from '../../harness/checks/answers/refusal-status.ts'
import { answer, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

function statusesIn(listed: string): number[] {
  return listed.split(' or ').map(Number)
}

Then('it is refused with the status {}', function (this: AssayWorld, listed: string) {
  this.judge(refusedWithStatus(this.find(control), this.find(answer), statusesIn(listed)))
})

Then('any refusal has the status {}', function (this: AssayWorld, listed: string) {
  this.judge(refusalsHaveStatus(this.judged(), statusesIn(listed)))
})
