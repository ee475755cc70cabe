import { Given, Then, When } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { connects, doesNotConnect } from '../harness/checks/connections/connects.ts'
import { credentialsKeyedByName, optionValueConnects } from '../harness/checks/connections/credentials-keyed-by-name.ts'
import { hasRows } from '../harness/checks/lists/has-rows.ts'
import { classesIn } from '../harness/dialect/classes-in.ts'
import type { ProviderPurpose } from '../harness/profile/profile.ts'
import { accountsOf } from '../harness/arrange/logins/holdings.ts'
import { connect, controlConnection } from '../harness/arrange/logins/connect.ts'
import { usableProvider } from '../harness/arrange/providers/providers.ts'
import { providerDetail, selectField } from '../harness/arrange/providers/select-field.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

/** Connects another login at the same provider as the control, for a customer of its own, with one change. */
async function connectAnother(world: AssayWorld, change: (draft: Draft) => Draft): Promise<void> {
  const provider = world.controlConnection?.provider ?? 'plain'
  world.connection = await connect(world.scene, world.sender, { provider, change })
}

Given('a login that connects at the {word} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.controlConnection = await controlConnection(this.scene, this.sender, provider)
})

When('a login is connected at the {word} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  this.connection = await connect(this.scene, this.sender, { provider })
})

When('another is connected at the {word} provider', async function (this: AssayWorld, provider: ProviderPurpose) {
  usableProvider(this.scene, provider)
  this.connection = await connect(this.scene, this.sender, { provider })
})

When('another is connected without the field {string}', function (this: AssayWorld, field: string) {
  return connectAnother(this, (draft) => edit.withoutBodyField(draft, field))
})

When(
  'another is connected with the field {string} set to {}',
  async function (this: AssayWorld, field: string, value: string) {
    const resolved = await resolveValue(this, value)
    return connectAnother(this, (draft) => edit.withBodyField(draft, field, resolved))
  },
)

When('another is connected with the select field set to {}', async function (this: AssayWorld, value: string) {
  const { name } = await selectField(this.scene, this.sender)
  const resolved = await resolveValue(this, value)
  return connectAnother(this, (draft) => edit.withBodyField(draft, `data.credentials.${name}`, resolved))
})

When('its customer connects there once more', async function (this: AssayWorld) {
  const first = this.controlConnection
  this.connection = await connect(this.scene, this.sender, {
    provider: first?.provider,
    customer: first?.customer,
  })
})

Then('it connects', function (this: AssayWorld) {
  this.judge(connects(this.connection, this.controlConnection))
})

Then('it connects and has accounts', async function (this: AssayWorld) {
  this.judge(connects(this.connection))
  this.judge(hasRows(await accountsOf(this.scene, this.sender, this.connection), 'accounts'))
})

Then('it connects with keys that the provider names', async function (this: AssayWorld) {
  const detail = await providerDetail(this.scene, this.sender, 'plain')
  const keys = Object.keys(this.scene.provider('plain').credentials?.succeed ?? {})
  this.judge(credentialsKeyedByName(detail, keys, this.connection))
})

Then('it connects with a value that the provider names', async function (this: AssayWorld) {
  const { name, optionValues, exchange } = await selectField(this.scene, this.sender)
  const sent = this.scene.provider('select').credentials?.succeed[name]
  this.judge(optionValueConnects(exchange, { optionValues, sent }, this.connection))
})

Then('it does not connect', function (this: AssayWorld) {
  this.judge(doesNotConnect(this.controlConnection, this.connection))
})

Then('it does not connect, for {}', function (this: AssayWorld, classes: string) {
  this.judge(doesNotConnect(this.controlConnection, this.connection, { classes: classesIn(this.run.dialect, classes) }))
})
