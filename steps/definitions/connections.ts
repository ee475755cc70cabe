import { type DataTable, Given, Then, When } from '../../harness/evaluation/runner.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { connect, controlConnection } from '../../harness/actions/logins/connect.ts'
import { connectEncrypted } from '../../harness/actions/signing/encrypted-connection.ts'
import { usableProvider } from '../../harness/actions/providers/providers.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import { doesNotConnect } from '../../harness/checks/connections/connects.ts'
import type { ProviderPurpose } from '../../harness/profile/profile.ts'
import * as parts from '../world/parts.ts'
import { settingsIn } from '../values/settings.ts'
import { type Connect, connects, followEncrypted, reconnects } from '../values/ways-to-connect.ts'
import { detail } from '../vocabulary/connections.phrases.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a login connected at the {string} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.keep(parts.controlConnection, await controlConnection(this.scene, provider))
})

Given('the detail of the {string} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.keep(detail, await providerDetail(this.scene, provider))
})

When('a/another login is connected at the {string} provider', async function (this: AssayWorld, name: ProviderPurpose) {
  const { purpose } = usableProvider(this.scene, name)
  this.keep(parts.connection, await connect(this.scene, { provider: purpose }))
})

namedType('way', connects)
namedType('way of reconnecting', reconnects)

Given('a login connected with {way}', async function (this: AssayWorld, connect: Connect) {
  const made = this.keep(parts.controlConnection, await connect(this))
  this.keep(parts.control, made.answer)
})

When('a/another login is connected with {way}', async function (this: AssayWorld, connect: Connect) {
  const made = this.keep(parts.connection, await connect(this))
  this.keep(parts.answer, made.answer)
})

When('a login is reconnected with {way of reconnecting}', async function (this: AssayWorld, reconnect: Connect) {
  this.keep(parts.connection, await reconnect(this))
})

When('its input is given with encrypted credentials', async function (this: AssayWorld) {
  const waiting = this.the(parts.login)
  const input = waiting.provider.interactive_credentials?.succeed ?? {}
  this.keep(parts.connection, await followEncrypted(this, waiting, this.requests.interactive(waiting), input))
})

When(
  'another login is connected with these parts of its encrypted credentials changed:',
  async function (this: AssayWorld, table: DataTable) {
    const change = await settingsIn(this, table)
    this.keep(parts.connection, await connectEncrypted(this.scene, { change }))
  },
)

When('a/another login is connected with the settings:', async function (this: AssayWorld, table: DataTable) {
  const settings = await settingsIn(this, table)
  const provider = this.find(parts.controlConnection)?.provider
  const made = await connect(this.scene, { provider, change: (draft) => withData(draft, settings) })
  this.keep(parts.connection, made)
})

When('the detail of the {string} provider is shown', async function (this: AssayWorld, purpose: ProviderPurpose) {
  this.keep(parts.answer, await providerDetail(this.scene, purpose))
})

Then('it does not connect, for {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(doesNotConnect(this.the(parts.controlConnection), this.the(parts.connection), { classes }))
})
