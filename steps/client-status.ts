import { Then, When } from '@cucumber/cucumber'
import type { ClientPurpose } from '../harness/profile/profile.ts'
import {
  acceptedWithinLimit,
  limitStops,
  refusalsNameStatus,
  stoppedForItsStatus,
} from '../harness/checks/clients/client-status.ts'
import { loginsUntilRefused, pendingLogin, towardALogin } from '../harness/arrange/routes/toward-a-login.ts'
import type { AssayWorld } from './world.ts'

When('the {word} client goes toward a login', async function (this: AssayWorld, as: ClientPurpose) {
  this.answers = await towardALogin(this.scene, this.sender, as)
})

When(
  'the {word} client sends the requests to list countries and to create a customer',
  async function (this: AssayWorld, as: ClientPurpose) {
    const countries = await this.scene.interface.plainRead(this.scene, as)
    const customer = this.requests.createCustomer(this.scene.newIdentifier(), as)
    for (const draft of [countries, customer]) this.answers.push(await this.send(draft))
  },
)

When('the main client creates a login, and the pending client too', async function (this: AssayWorld) {
  const provider = this.scene.provider('plain')
  this.control = await this.send(this.requests.createLogin(await this.scene.newCustomer(), provider))
  this.answer = await pendingLogin(this.scene, this.sender)
})

When('the pending client creates one login more than it may have', async function (this: AssayWorld) {
  const limit = this.run.profile.capabilities.login_limit ?? 0
  this.limitTried = await loginsUntilRefused(this.scene, this.sender, limit)
})

Then('it is stopped as {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(stoppedForItsStatus(this.answers, errorClass))
})

Then('any refusal is {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(refusalsNameStatus(this.answers, errorClass))
})

Then('it is accepted unless its logins are used up', function (this: AssayWorld) {
  this.judge(acceptedWithinLimit(this.control, this.answer))
})

Then('it is stopped by its limit', function (this: AssayWorld) {
  this.judge(limitStops(this.limitTried, this.run.profile.capabilities.login_limit ?? 0))
})
