import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { sameEnd } from '../harness/checks/connections/same-end.ts'
import { connect, controlConnection, follow } from '../harness/arrange/logins/connect.ts'
import type { EncryptedCredentials } from '../harness/arrange/signing/encrypt-credentials.ts'
import {
  encryptedFor,
  encryptedForAnother,
  firstBlock,
  takenPadding,
  withEncrypted,
} from '../harness/arrange/signing/encrypted-connection.ts'
import { reconnectable } from '../harness/arrange/logins/reconnectable.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

type Change = (sent: EncryptedCredentials) => Partial<EncryptedCredentials>

/** Connects a login at the plain provider with its credentials encrypted and then changed. */
async function connectChanged(world: AssayWorld, change: Change): Promise<void> {
  const { succeed = {} } = world.scene.provider('plain').credentials ?? {}
  const sent = change(await encryptedFor(world.scene, world.sender, succeed))
  world.connection = await connect(world.scene, world.sender, { change: (draft) => withEncrypted(draft, sent) })
}

Given('a login that connects with encrypted credentials', async function (this: AssayWorld) {
  this.controlConnection = (await takenPadding(this.scene, this.sender)).connection
})

When('a login is connected with encrypted credentials', async function (this: AssayWorld) {
  this.controlConnection = await controlConnection(this.scene, this.sender, 'plain')
  this.connection = (await takenPadding(this.scene, this.sender)).connection
})

When('it is reconnected with encrypted credentials', async function (this: AssayWorld) {
  const login = await reconnectable(this.scene)
  const sent = await encryptedFor(this.scene, this.sender, login.credentials)
  this.connection = await follow(this.scene, this.sender, login, withEncrypted(this.requests.reconnect(login), sent))
})

When('its interactive step is answered with encrypted credentials', async function (this: AssayWorld) {
  const login = await this.scene.newLogin({ provider: 'interactive' })
  await this.scene.waitingForInput(login)
  const { succeed = {} } = login.provider.interactive_credentials ?? {}
  const draft = withEncrypted(this.requests.interactive(login), await encryptedFor(this.scene, this.sender, succeed))
  this.connection = await follow(this.scene, this.sender, login, draft)
})

When('logins are connected with wrong credentials, plain and encrypted', async function (this: AssayWorld) {
  const fail = (await resolveValue(this, '<the credentials that fail>')) as Record<string, string>
  const sent = await encryptedFor(this.scene, this.sender, fail)
  this.controlConnection = await connect(this.scene, this.sender, {
    change: (draft) => edit.withBodyField(draft, 'data.credentials', fail),
  })
  this.connection = await connect(this.scene, this.sender, { change: (draft) => withEncrypted(draft, sent) })
})

When('another is connected with its {word} left out', function (this: AssayWorld, property: string) {
  return connectChanged(this, (sent) => ({ ...sent, [property]: undefined }))
})

When('another is connected with the algorithm called {}', function (this: AssayWorld, algorithm: string) {
  return connectChanged(this, (sent) => ({ ...sent, algorithm }))
})

When('another is connected with its data cut short', function (this: AssayWorld) {
  return connectChanged(this, ({ data, ...sent }) => ({ ...sent, data: firstBlock(data) }))
})

When('another is connected with its key and iv encrypted for somebody else', async function (this: AssayWorld) {
  const { succeed = {} } = this.scene.provider('plain').credentials ?? {}
  const sent = await encryptedForAnother(this.scene, this.sender, succeed)
  this.connection = await connect(this.scene, this.sender, { change: (draft) => withEncrypted(draft, sent) })
})

Then('both end alike', function (this: AssayWorld) {
  this.judge(sameEnd(this.controlConnection, this.connection))
})
