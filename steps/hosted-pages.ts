import { Then, When } from '@cucumber/cucumber'
import * as checks from '../harness/checks/hosted/hosted-pages.ts'
import type { AssayWorld } from './world.ts'

When('a user goes through the hosted page', async function (this: AssayWorld) {
  this.flow = await this.scene.interface.hostedFlow(this.scene)
})

Then('the address has opened a page', function (this: AssayWorld) {
  this.judge(checks.pageOpened(this.theFlow()))
})

Then('the customer has a login that it had not before', function (this: AssayWorld) {
  this.judge(checks.endedWithLogin(this.theFlow()))
})

Then('the user has come back to return_to', function (this: AssayWorld) {
  this.judge(checks.cameBack(this.theFlow()))
})

Then('the user has brought back the parameters of return_to', function (this: AssayWorld) {
  this.judge(checks.ownParametersCameBack(this.theFlow()))
})

Then('it is noted which parameters were added to return_to', function (this: AssayWorld) {
  this.judge(checks.addedParameters(this.theFlow()))
})

Then('it is noted whether the page can be framed', function (this: AssayWorld) {
  this.judge(checks.frameable(this.theFlow()))
})
