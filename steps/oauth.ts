import { Then, When } from '@cucumber/cucumber'
import { showsAttempt } from '../harness/checks/attempts/attempts-shown.ts'
import * as answers from '../harness/checks/logins/oauth-answers.ts'
import {
  authorizingOf,
  namedAttempt,
  oauthFlow,
  refreshOtherMode,
  type OauthFlow,
} from '../harness/arrange/logins/oauth-flow.ts'
import type { AssayWorld } from './world.ts'

/** The flow through the ready oauth login, which every scenario about it shares. */
async function flowOf(world: AssayWorld): Promise<OauthFlow> {
  const flow = await oauthFlow(world.scene, world.sender)
  world.login = flow.login
  world.control = flow.refreshed
  return flow
}

/** Its second half. @throws CheckStopped (untested) when the profile does not know what the provider appends */
async function authorizing(world: AssayWorld): Promise<ReturnType<typeof authorizingOf>> {
  const half = authorizingOf(await flowOf(world))
  world.control = half.authorized
  return half
}

When('the oauth login is refreshed', async function (this: AssayWorld) {
  this.answer = (await flowOf(this)).refreshed
})

When('the oauth login is refreshed, and the attempt shown that it names', async function (this: AssayWorld) {
  const { id, attempt } = namedAttempt(await flowOf(this))
  this.subject = id
  this.answer = attempt
})

When('the oauth login is refreshed with {}', async function (this: AssayWorld, defect: string) {
  this.answer = (await flowOf(this)).refreshProbes.get(defect)
})

When('the oauth login is refreshed once more, its return_to of 512 characters', async function (this: AssayWorld) {
  this.answer = (await flowOf(this)).atLimit
})

When('a plain login is refreshed as an oauth login', async function (this: AssayWorld) {
  await flowOf(this)
  this.answer = await refreshOtherMode(this.scene, this.sender)
})

When('the oauth login is authorized', async function (this: AssayWorld) {
  this.answer = (await authorizing(this)).authorized
})

When('the oauth login is authorized with {}', async function (this: AssayWorld, defect: string) {
  this.answer = (await authorizing(this)).probes.get(defect)
})

When('the oauth login is authorized again', async function (this: AssayWorld) {
  this.answer = (await authorizing(this)).again
})

Then('the answer carries the login_id', function (this: AssayWorld) {
  this.judge(answers.loginIdReturned(this.answer, this.theLogin().id, this.run.dialect.loginIdNames))
})

Then('a browser can be sent to redirect_url', function (this: AssayWorld) {
  this.judge(answers.redirectIsAddress(this.answer))
})

Then('the attempt is the one that was named', function (this: AssayWorld) {
  this.judge(showsAttempt(this.answer, this.subject))
})

Then('it is accepted unless the login is still processed', function (this: AssayWorld) {
  this.judge(answers.acceptedUnlessProcessing(this.control, this.answer))
})

Then('the answer is the oauth login', function (this: AssayWorld) {
  this.judge(answers.authorizedAnswer(this.answer, this.theLogin().id))
})
