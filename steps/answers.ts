import { Then } from '@cucumber/cucumber'
import { comesBack } from '../harness/checks/values/value-is.ts'
import { answer } from './parts.ts'
import type { AssayWorld } from './world.ts'

Then('the value at {string} comes back as it was sent', function (this: AssayWorld, place: string) {
  this.judge(comesBack(this.find(answer), place))
})
