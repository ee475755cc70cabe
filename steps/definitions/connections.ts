import { type DataTable, Given, Then, When } from '../../harness/evaluation/runner.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { connect, controlConnection } from '../../harness/actions/logins/connect.ts'
import { usableProvider } from '../../harness/actions/providers/providers.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import { doesNotConnect } from '../../harness/checks/connections/connects.ts'
import type { ProviderPurpose } from '../../harness/profile/profile.ts'
import * as parts from '../world/parts.ts'
import { settingsIn } from '../values/settings.ts'
import { detail } from '../vocabulary/connections.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

Given('a login that connects at the {word} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.keep(parts.controlConnection, await controlConnection(this.scene, this.sender, provider))
})

Given('the detail of the {word} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.keep(detail, await providerDetail(this.scene, this.sender, provider))
})

When('a/another login is connected at the {word} provider', async function (this: AssayWorld, name: ProviderPurpose) {
  const { purpose } = usableProvider(this.scene, name)
  this.keep(parts.connection, await connect(this.scene, this.sender, { provider: purpose }))
})

When('a/another login is connected with the settings:', async function (this: AssayWorld, table: DataTable) {
  const settings = await settingsIn(this, table)
  const provider = this.find(parts.controlConnection)?.provider
  const made = await connect(this.scene, this.sender, { provider, change: (draft) => withData(draft, settings) })
  this.keep(parts.connection, made)
})

Then('it does not connect, for {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(doesNotConnect(this.the(parts.controlConnection), this.the(parts.connection), { classes }))
})
