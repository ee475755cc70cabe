import { Given, Then, When } from '@cucumber/cucumber'
import { answersWithLogin, answersWithNextRefresh } from '../harness/checks/logins/answers-with-login.ts'
import { startsAttempt } from '../harness/checks/attempts/starts-attempt.ts'
import * as edit from '../harness/client/edit-draft.ts'
import type { Draft } from '../harness/client/draft.ts'
import { type Trial, trialOf } from '../harness/arrange/logins/v6-body-taken.ts'
import { withUnknownLogin } from '../harness/arrange/logins/logins.ts'
import type { LoginRef } from '../harness/arrange/scene/refs.ts'
import * as renewals from '../harness/arrange/logins/renewals.ts'
import { connectionRequests } from '../harness/arrange/scene/connection-requests.ts'
import type { AssayWorld } from './world.ts'

/** The request that renews a connection by the route of the scenario. */
function renewalOf(world: AssayWorld, login: LoginRef): Draft {
  return connectionRequests(world.requests).renewal(login, renewals.renewalNamed(world.subject))
}

/** The request that renews a connection which stands ready for it. */
async function goodRenewal(world: AssayWorld): Promise<Draft> {
  return renewalOf(world, await renewals.renewableConnection(world.scene, renewals.renewalNamed(world.subject)))
}

async function trial(world: AssayWorld, name: string): Promise<Trial> {
  world.subject = name
  return trialOf(world.scene, world.sender, renewals.renewalNamed(name))
}

Given('connections are renewed by {word}', async function (this: AssayWorld, name: string) {
  this.control = (await trial(this, name)).answer
})

When('a connection is renewed by {word}', async function (this: AssayWorld, name: string) {
  const { answer, login, before } = await trial(this, name)
  this.answer = answer
  this.login = login
  this.others = before ? [before] : []
})

When('one is renewed that does not exist', async function (this: AssayWorld) {
  this.answer = await this.send(withUnknownLogin(await goodRenewal(this)))
})

When('one is renewed that is being processed', async function (this: AssayWorld) {
  this.answer = await this.send(renewalOf(this, await renewals.processedConnection(this.scene)))
})

When('one is renewed with the keys of the second client', async function (this: AssayWorld) {
  this.answer = await this.send(edit.asClient(await goodRenewal(this), 'second'))
})

When('one is renewed whose consent is {word}', async function (this: AssayWorld, status: string) {
  this.answer = await this.send(renewalOf(this, await renewals.connectionWithoutConsent(this.scene, status)))
})

When('one is renewed in wrong ways', async function (this: AssayWorld) {
  const draft = await goodRenewal(this)
  for (const body of ['{"data":', '[', '"text"']) this.answers.push(await this.send(edit.withRawBody(draft, body)))
  this.answers.push(await this.send(withUnknownLogin(draft)))
})

Then('the answer is that connection', function (this: AssayWorld) {
  const { id } = this.theLogin()
  this.judge(answersWithLogin(this.answer, id), ['ais-v6/renewal/background-refresh-returns-connection'])
  this.judge(answersWithNextRefresh(this.answer, id), ['ais-v6/renewal/background-refresh-tells-next-moment'])
})

Then('a new attempt was started', async function (this: AssayWorld) {
  this.judge(startsAttempt(this.others[0], this.answer, await this.scene.showLogin(this.theLogin())))
})
