import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { connects, doesNotConnect } from '../harness/checks/connections/connects.ts'
import { defaultConnection, defaultOrKept } from '../harness/checks/connections/default-of-connection.ts'
import { rowsSatisfy } from '../harness/checks/values/rows-satisfy.ts'
import * as made from '../harness/arrange/logins/reconnect.ts'
import { together } from '../harness/arrange/scene/together.ts'
import { followPages } from '../harness/arrange/paging/follow-pages.ts'
import { theLogin } from './logins.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

type Fields = Record<string, unknown>

/** Reconnects the scenario's login with these fields, followed to the end. */
async function reconnectWith(world: AssayWorld, fields: Fields = {}): Promise<void> {
  world.connection = await made.reconnect(world.scene, world.sender, theLogin(world), fields)
  world.answer = world.connection.answer
}

/** The fields of a body that a table writes, a name and a value in each line. */
export async function fieldsOf(world: AssayWorld, table: DataTable): Promise<Fields> {
  const entries = table.raw().map(async ([name = '', value = '']) => [name, await resolveValue(world, value)] as const)
  return Object.fromEntries(await together(entries))
}

Given('a login that was reconnected', async function (this: AssayWorld) {
  const control = await made.reconnected(this.scene, this.sender)
  this.controlConnection = control
  this.login = control.login
})

Given('a login fetched with {word} set to {}', async function (this: AssayWorld, field: string, value: string) {
  this.login = await this.scene.newFetchedLogin({ fields: { [field]: await resolveValue(this, value) } })
})

Given('a login fetched for its accounts only', async function (this: AssayWorld) {
  this.login = await this.scene.newFetchedLogin({ fields: { fetch_scopes: ['accounts'] } })
})

Given('a login whose credentials were overridden', async function (this: AssayWorld) {
  this.login = await made.overridden(this.scene, this.sender)
})

When('it is reconnected with its credentials', function (this: AssayWorld) {
  return reconnectWith(this)
})

When('it is reconnected with its credentials and', async function (this: AssayWorld, table: DataTable) {
  await reconnectWith(this, await fieldsOf(this, table))
})

When(
  /^it is reconnected with (fail|other)(?:ing)? credentials, override_credentials being (true|false)$/,
  function (this: AssayWorld, kind: 'fail' | 'other', override: string) {
    const credentials = made.credentialsThat(this.scene, kind)
    return reconnectWith(this, { credentials, override_credentials: override === 'true' })
  },
)

When(
  'it is reconnected with other credentials, override_credentials being false, left out and true',
  async function (this: AssayWorld) {
    const credentials = made.credentialsThat(this.scene, 'other')
    const bodies = [false, undefined, true].map((override) => ({ credentials, override_credentials: override }))
    this.connections = await made.reconnectEach(this.scene, this.sender, theLogin(this), bodies)
  },
)

When('it is reconnected with the new credentials, then with the old ones', async function (this: AssayWorld) {
  const bodies = [{ credentials: made.credentialsThat(this.scene, 'other') }, {}]
  this.connections = await made.reconnectEach(this.scene, this.sender, theLogin(this), bodies)
})

When('it is reconnected with every account excluded', async function (this: AssayWorld) {
  const ids = await made.accountIds(this.scene, this.sender, theLogin(this))
  await reconnectWith(this, { exclude_accounts: ids })
})

When('it is reconnected for transactions, one account excluded', async function (this: AssayWorld) {
  const [first = ''] = await made.accountIds(this.scene, this.sender, theLogin(this))
  this.subject = first
  await reconnectWith(this, { fetch_scopes: ['accounts', 'transactions'], exclude_accounts: [first] })
  this.answers = await followPages(this.sender, this.requests.listTransactions([['login_id', theLogin(this).id]]))
})

When(
  'it is reconnected with exclude_accounts being an empty array, left out and every account',
  async function (this: AssayWorld) {
    const ids = await made.accountIds(this.scene, this.sender, theLogin(this))
    const bodies = [[], undefined, ids].map((excluded) => ({ exclude_accounts: excluded }))
    this.connections = await made.reconnectEach(this.scene, this.sender, theLogin(this), bodies)
  },
)

When('it is reconnected while it waits, and again once it was fetched', async function (this: AssayWorld) {
  const login = theLogin(this)
  const draft = this.requests.reconnect(login)
  ;[this.control, this.answer] = await made.whileWaiting(this.scene, this.sender, login, draft)
})

When(/^it is shown before and after a reconnect that leaves \w+ out$/, async function (this: AssayWorld) {
  const show = this.requests.showLogin(theLogin(this))
  const before = await this.send(show)
  await reconnectWith(this)
  this.answers = [before, await this.send(show)]
})

Then('leaving it out is the first of these and differs from the last', function (this: AssayWorld) {
  const [byDefault, leftOut, other] = this.connections
  this.judge(defaultConnection(byDefault, leftOut, other))
})

Then('only the new ones connect, the old for {word}', function (this: AssayWorld, errorClass: string) {
  const [renewed, old] = this.connections
  this.judge(connects(renewed))
  this.judge(doesNotConnect(renewed, old, { classes: [errorClass] }))
})

Then('the other accounts have transactions, and the excluded one has none', function (this: AssayWorld) {
  const excluded = this.subject
  this.judge(connects(this.connection), ['ais/login-reconnect/exclude-accounts-accepted'])
  const rule = { wanted: `another account than ${excluded}, which is excluded` }
  this.judge(
    rowsSatisfy(this.answers, () => true, rule),
    ['ais/login-reconnect/exclude-accounts-accepted'],
  )
  this.judge(
    rowsSatisfy(this.answers, (row) => String(row['account_id']) !== excluded, rule),
    ['ais/login-reconnect/excluded-accounts-not-fetched'],
  )
})

Then('{string} is {} by default', async function (this: AssayWorld, place: string, value: string) {
  this.judge(defaultOrKept(...this.pair(), place, await resolveValue(this, value)))
})
