import { because } from '../../harness/reasons/because.ts'
import { type DataTable, Given, Then, When } from '../../harness/evaluation/runner.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { follow } from '../../harness/actions/logins/connect.ts'
import { giveInput, waitingLogin } from '../../harness/actions/logins/interactive.ts'
import { reconnect, reconnectEach } from '../../harness/actions/logins/reconnect.ts'
import { untested } from '../../core/check-stopped.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import { loginEndedWith } from '../../harness/actions/logins/failing-login.ts'
import { attemptFailedWith } from '../../harness/checks/attempts/attempt-outcome.ts'
import type { Connection } from '../../harness/checks/connections/connects.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import * as parts from '../world/parts.ts'
import { eachSettingsIn, type Settings, settingsIn } from '../values/settings.ts'
import { inTurn } from '../vocabulary/login-changes.phrases.ts'
import { phraseType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a login that waits at the {string} provider', async function (this: AssayWorld, provider: Waiting) {
  this.keep(parts.login, await waitingLogin(this.scene, provider))
})

Given(
  'a login that waits at the {string} provider with the settings:',
  async function (this: AssayWorld, provider: Waiting, table: DataTable) {
    this.keep(parts.login, await waitingLogin(this.scene, provider, await settingsIn(this, table)))
  },
)

type Waiting = Parameters<typeof waitingLogin>[1]
type Change = (world: AssayWorld, login: LoginRef, settings: Settings) => Promise<Connection>

/** What is done to the login of the scenario. A refresh is followed where that is said: the login may wait for its user. */
phraseType<Change>('change', {
  'it is reconnected': ({ scene }, login, settings) => reconnect(scene, login, settings),
  'it is <reconnected> by its path': ({ scene }, login, settings) => reconnect(scene, login, settings, 'path'),
  'its input is given': ({ scene }, login, settings) => giveInput(scene, login, settings),
  'it is refreshed': async (world, login, settings) => ({
    answer: await world.send(world.requests.refresh(login, settings)),
  }),
  'it is refreshed to the end of its fetch': ({ scene, requests }, login, settings) =>
    follow(scene, login, requests.refresh(login, settings)),
  'it is <refreshed> by its path': async (world, login, settings) => ({
    answer: await world.send(world.requests.refresh(login, settings, 'path')),
  }),
})

async function apply(world: AssayWorld, change: Change, settings: Settings): Promise<void> {
  const login = world.the(parts.login)
  const { requests } = world.scene.making()
  if (!requests.offers(requests.reconnect(login)))
    throw untested(
      because('route-not-documented', { version: requests.dialect.interface, route: 'that changes a connection' }),
    )
  const { answer } = world.keep(parts.connection, { ...(await change(world, login, settings)), login })
  world.keep(parts.answer, answer)
}

When('{change}', function (this: AssayWorld, change: Change) {
  return apply(this, change, {})
})

When('{change} with the settings:', async function (this: AssayWorld, change: Change, table: DataTable) {
  return apply(this, change, await settingsIn(this, table))
})

When('it is reconnected in turn with the settings:', async function (this: AssayWorld, table: DataTable) {
  const settings = await eachSettingsIn(this, table)
  const made = this.keep(inTurn, await reconnectEach(this.scene, this.the(parts.login), settings))
  const [first, last] = [made[0], made.at(-1)]
  if (first) this.keep(parts.controlConnection, first)
  if (last) this.keep(parts.connection, last)
})

When('both its forms are sent', function (this: AssayWorld) {
  return sendBothForms(this, {})
})

When('both its forms are sent with the settings:', async function (this: AssayWorld, table: DataTable) {
  return sendBothForms(this, await settingsIn(this, table))
})

async function sendBothForms(world: AssayWorld, settings: Settings): Promise<void> {
  const name = world.the(parts.requestName)
  const other = Object.keys(world.scene.interface.goodRequests).find((form) => form.startsWith(`${name} by `))
  world.keep(parts.control, await world.send(withData(await goodRequest(world.scene, name)(), settings)))
  world.keep(parts.answer, await world.send(withData(await goodRequest(world.scene, String(other))(), settings)))
}

When('a login is connected with credentials that end with {string}', async function (this: AssayWorld, name: string) {
  this.keep(parts.answer, await loginEndedWith(this.scene, name))
})

Then('its attempt failed with {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(attemptFailedWith(this.the(parts.answer), classes))
})
