import { Then } from '@cucumber/cucumber'
import { typesSeen } from '../harness/checks/payments/types-seen.ts'
import { answers } from './parts.ts'
import type { AssayWorld } from './world.ts'

Then('the types at {string} are noted', function (this: AssayWorld, place: string) {
  this.judge(typesSeen(this.the(answers), place))
})
