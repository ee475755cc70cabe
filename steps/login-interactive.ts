import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { attemptFailedWith } from '../harness/checks/attempts/attempt-failed-with.ts'
import { attemptsAdded } from '../harness/checks/attempts/attempts-added.ts'
import { classesIn } from '../harness/dialect/classes-in.ts'
import * as made from '../harness/arrange/logins/interactive.ts'
import { fieldsOf } from './login-reconnect.ts'
import { theLogin } from './logins.ts'
import type { AssayWorld } from './world.ts'

/** Gives the scenario's login its input, followed to the end of its attempt. */
async function giveInput(world: AssayWorld, fields: Record<string, unknown> = {}): Promise<void> {
  world.connection = await made.giveInput(world.scene, world.sender, theLogin(world), fields)
  world.answer = world.connection.answer
}

Given('a login that waits for interactive input', async function (this: AssayWorld) {
  this.login = await made.waitingLogin(this.scene)
})

Given('a login that waits for approval', async function (this: AssayWorld) {
  this.login = await made.waitingLogin(this.scene, 'approval')
})

Given('a login that was connected with its input, and another that waits', async function (this: AssayWorld) {
  this.controlConnection = await made.connectedWithInput(this.scene, this.sender)
  this.login = await made.waitingLogin(this.scene)
})

When('its input is given', function (this: AssayWorld) {
  return giveInput(this)
})

When('its input is given with', async function (this: AssayWorld, table: DataTable) {
  return giveInput(this, await fieldsOf(this, table))
})

When('input that fails is given', function (this: AssayWorld) {
  return giveInput(this, { credentials: made.failingInput(this.scene) })
})

When('input is sent for it', async function (this: AssayWorld) {
  this.answer = await this.send(this.requests.interactive(theLogin(this)))
})

When('its attempts are listed before and after its input', async function (this: AssayWorld) {
  this.answers = await made.attemptsAroundInput(this.scene, this.sender, theLogin(this))
})

When('a day passes without its input', async function (this: AssayWorld) {
  this.answer = await made.dayWithoutInput(this.scene, this.sender, theLogin(this))
})

Then('no attempt was added', function (this: AssayWorld) {
  this.judge(attemptsAdded(...this.pair(), 0))
})

Then('its attempt failed with {}', function (this: AssayWorld, classes: string) {
  this.judge(attemptFailedWith(this.answer, classesIn(this.run.dialect, classes)))
})
