import { Then, When } from '@cucumber/cucumber'
import { signatureInputNoted, signedWithSha256 } from '../harness/checks/callbacks/callback-signature.ts'
import * as checks from '../harness/checks/callbacks/callbacks.ts'
import type { Listener } from '../harness/callbacks/listener.ts'
import { awaitCallbacks, callbacksOf, whileListening } from '../harness/arrange/callbacks/listen-for-login.ts'
import { capabilities } from '../core/capability.ts'
import { untested } from '../core/check-stopped.ts'
import type { LoginOptions, LoginRef } from '../harness/arrange/scene/refs.ts'
import type { AssayWorld } from './world.ts'

/** A login to create, and the callbacks to wait for; one that awaits its failure is made to fail. */
type Wanted = LoginOptions & { kind: string; count?: number }

/**
 * Creates logins one after another while callbacks are listened for, and keeps what has come in for each at the end: a
 * later login shows by its callbacks that those of an earlier one are in.
 */
async function observe(world: AssayWorld, logins: Wanted[], refusals = 0): Promise<void> {
  const { scene } = world
  const listening = async (listener: Listener) => {
    const made: LoginRef[] = []
    for (const { kind, count = 1, ...options } of logins) {
      const login = await (kind === 'fail'
        ? scene.interface.failingLogin(scene, world.sender)
        : scene.newLogin(options))
      await (kind === 'interactive' ? scene.waitingForInput(login) : scene.finished(login))
      await awaitCallbacks(scene, listener, login, { kind, count })
      made.push(login)
    }
    for (const login of made) world.observed.push(await callbacksOf(scene, listener, login))
  }
  await whileListening(scene, listening, { refusals })
}

/** The key with which the target signs. @throws CheckStopped (untested) without one */
function publicKeyOf(world: AssayWorld): string {
  const key = world.run.profile.callbacks?.public_key
  if (key === undefined) throw untested(`the profile gives no ${capabilities['callback-key']}`)
  return key
}

When('a login is fetched', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'success' }])
})

When('a login is created with credentials that the provider refuses', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'fail' }])
})

When('a login comes to its interactive step', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'interactive', provider: 'interactive' }])
})

When('a login is fetched that asks to be told of its accounts', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'success', count: 2, fields: { fetched_accounts_notify: true } }])
})

When('a login is fetched that asks nothing, and then one that asks to be told', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'success' }, { kind: 'success', count: 2, fields: { fetched_accounts_notify: true } }])
})

When('a login is fetched that asks not to be told, and then one that asks', async function (this: AssayWorld) {
  await observe(this, [
    { kind: 'success', fields: { fetched_accounts_notify: false } },
    { kind: 'success', count: 2, fields: { fetched_accounts_notify: true } },
  ])
})

When('callbacks of a fetch come in', async function (this: AssayWorld) {
  const { observedFetch } = this.scene.interface
  if (observedFetch) this.observed = [await observedFetch(this.scene, this.sender)]
  else await observe(this, [{ kind: 'success' }])
})

When('a login is fetched, and each first callback of a kind is refused', async function (this: AssayWorld) {
  await observe(this, [{ kind: 'success', count: 2 }], 1)
})

Then('a(n) {word} callback comes', function (this: AssayWorld, kind: string) {
  this.judge(checks.callbackCame(this.observedLogin(0), kind))
})

Then('a success callback comes after the accounts and one at the end', function (this: AssayWorld) {
  this.judge(checks.toldOfAccounts(this.observedLogin(0)))
})

Then('only the one that asks is told of its accounts', function (this: AssayWorld) {
  this.judge(checks.notToldOfAccounts(this.observedLogin(0), this.observedLogin(1)))
})

Then('every id in its callbacks is a string', function (this: AssayWorld) {
  this.judge(checks.callbackIdsAreStrings(this.observedLogin(0)))
})

Then('its callbacks carry a signature', function (this: AssayWorld) {
  this.judge(checks.callbacksAreSigned(this.observedLogin(0)))
})

Then('they are signed with SHA-256, over a text that is noted', function (this: AssayWorld) {
  const [observed, key] = [this.observedLogin(0), publicKeyOf(this)]
  this.judge(signedWithSha256(observed, key), ['conventions/callbacks/signed-with-sha-256'])
  this.judge(signatureInputNoted(observed, key), ['conventions/callbacks/signature-input'])
})

Then('their fields are noted', function (this: AssayWorld) {
  this.judge(checks.bodiesNoted(this.observedLogin(0)))
})

Then('whether it came again is noted', function (this: AssayWorld) {
  this.judge(checks.retryNoted(this.observedLogin(0), 'success'))
})
