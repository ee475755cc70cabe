import { Given, Then, When } from '@cucumber/cucumber'
import { answersWithLogin, answersWithNextRefresh } from '../harness/checks/answers-with-login.ts'
import { startsAttempt } from '../harness/checks/starts-attempt.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { withUnknownLogin } from '../harness/target/logins.ts'
import * as renewals from '../harness/target/renewals.ts'
import type { AssayWorld } from './world.ts'

/** The route by which the scenario renews connections. */
function route(world: AssayWorld): renewals.Renewal {
  return renewals.renewalNamed(world.subject)
}

/** Renews the connection of the scenario as it should be, and keeps the answer as the control. */
async function renew(world: AssayWorld): Promise<void> {
  world.control = await world.send(renewals.renewal(world.scene, world.theLogin(), route(world)))
}

/** Another connection that may be renewed by the same route. */
function another(world: AssayWorld) {
  return renewals.readyToRenew(world.scene, world.sender, route(world))
}

Given('a connection to renew by {word}', async function (this: AssayWorld, name: string) {
  this.subject = name
  this.login = await renewals.readyToRenew(this.scene, this.sender, renewals.renewalNamed(name))
})

When('it is renewed', async function (this: AssayWorld) {
  this.others = [await this.scene.showLogin(this.theLogin())]
  await renew(this)
  this.answer = this.control
})

When('it is renewed, and one that does not exist', async function (this: AssayWorld) {
  await renew(this)
  const draft = renewals.renewal(this.scene, await another(this), route(this))
  this.answer = await this.send(withUnknownLogin(draft))
})

When('it is renewed, and one that is being processed', async function (this: AssayWorld) {
  await renew(this)
  const busy = await renewals.processedConnection(this.scene)
  this.answer = await this.send(renewals.renewal(this.scene, busy, route(this)))
})

When('it is renewed, and another with the keys of the second client', async function (this: AssayWorld) {
  await renew(this)
  const draft = renewals.renewal(this.scene, await another(this), route(this))
  this.answer = await this.send(edit.asClient(draft, 'second'))
})

When('it is renewed, and one whose consent is {word}', async function (this: AssayWorld, status: string) {
  await renew(this)
  const login = await another(this)
  await renewals.endConsent(this.scene, login, status)
  this.answer = await this.send(renewals.renewal(this.scene, login, route(this)))
})

When('it is renewed in wrong ways', async function (this: AssayWorld) {
  const draft = renewals.renewal(this.scene, this.theLogin(), route(this))
  for (const body of ['{"data":', '[', '"text"']) this.answers.push(await this.send(edit.withRawBody(draft, body)))
  this.answers.push(await this.send(withUnknownLogin(draft)))
})

Then('the answer is that connection', function (this: AssayWorld) {
  this.judge(answersWithLogin(this.answer, this.theLogin().id), 'ais-v6/renewal/background-refresh-returns-connection')
  this.judge(
    answersWithNextRefresh(this.answer, this.theLogin().id),
    'ais-v6/renewal/background-refresh-tells-next-moment',
  )
})

Then('a new attempt was started', async function (this: AssayWorld) {
  const [before] = this.others
  if (!before || !this.answer) throw new Error('RENEWAL_MISSING: a When must renew the connection first')
  this.judge(startsAttempt(before, this.answer, await this.scene.showLogin(this.theLogin())))
})
