import { Given, Then, When } from '@cucumber/cucumber'
import { consentNamed } from '../harness/checks/logins/consent-named.ts'
import { refusalsHaveStatus, refusedWithStatus } from '../harness/checks/answers/refusal-status.ts'
import { matchesSchema } from '../harness/checks/values/matches-schema.ts'
import { valueIs } from '../harness/checks/values/value-is.ts'
import { wordsSeen } from '../harness/checks/values/words-seen.ts'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import * as of from '../harness/arrange/logins/connections-of.ts'
import { connectionRequests } from '../harness/arrange/scene/connection-requests.ts'
import { untested } from '../core/check-stopped.ts'
import { followPages } from '../harness/arrange/paging/follow-pages.ts'
import { goodRequest } from '../harness/arrange/routes/good-request.ts'
import type { AssayWorld } from './world.ts'

function statusesIn(listed: string): number[] {
  return listed.split(' or ').map(Number)
}

Given('two connections of one customer', async function (this: AssayWorld) {
  this.logins = await of.connectionsOfOneCustomer(this.scene)
})

Given('a connection', async function (this: AssayWorld) {
  this.login = await this.scene.sharedLogin()
})

When('the connections of its customer are listed', async function (this: AssayWorld) {
  const { customer } = this.login ?? this.logins[0] ?? (await this.scene.sharedLogin())
  this.customer = customer
  this.answers = await followPages(this.sender, this.requests.listLogins([['customer_id', customer.id]]))
})

When('accounts are listed by {word} alone', async function (this: AssayWorld, parent: string) {
  const { id, customer } = this.theLogin()
  const value = parent === 'customer_id' ? customer.id : id
  this.answer = await this.send(this.requests.listAccounts([[parent, value]]))
})

When('a page to connect is asked for', async function (this: AssayWorld) {
  this.customer = await this.scene.sharedCustomer()
  this.answer = await this.send(await goodRequest(this.scene, 'connect')())
})

When('a page to connect a provider without keys is asked for', async function (this: AssayWorld) {
  this.control = await this.send(await goodRequest(this.scene, 'connect')())
  const draft = connectionRequests(this.requests).createToken(await this.scene.sharedCustomer(), { purpose: 'keyless' })
  this.answer = of.namingProvider(this.run.profile, await this.send(draft))
})

When(/^(connections|accounts) are listed in wrong ways$/, async function (this: AssayWorld, list: 'connections') {
  this.answers = await of.wrongLists(this.scene, this.sender, list)
})

When('connect is asked for in wrong ways', async function (this: AssayWorld) {
  await goodRequest(this.scene, 'connect')()
  this.answers = await of.wrongConnects(this.scene, this.sender)
})

Then('it is refused with the status {}', function (this: AssayWorld, listed: string) {
  this.judge(refusedWithStatus(this.control, this.answer, statusesIn(listed)))
})

Then('where it is refused, the status is {}', function (this: AssayWorld, listed: string) {
  this.judge(refusalsHaveStatus(this.answer ? [this.answer] : [], statusesIn(listed)))
})

Then('each refusal has the status {}', function (this: AssayWorld, listed: string) {
  this.judge(refusalsHaveStatus(this.answers, statusesIn(listed)))
})

Then('the words at {string} are noted', function (this: AssayWorld, place: string) {
  this.judge(wordsSeen(this.judged(), place))
})

Then('the answer names that customer', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.customer_id', this.customer?.id ?? ''), ['ais-v6/connect/names-customer'])
})

Then('each connection shows the identifier of its customer', function (this: AssayWorld) {
  const { identifier } = this.customer ?? {}
  if (identifier === undefined) throw untested('the identifier of the customer is not known')
  this.judge(valueIs(this.answers[0], 'data[].customer_identifier', identifier))
})

Then('every connection names a consent', function (this: AssayWorld) {
  const judgement = consentNamed(this.answers)
  if (judgement === undefined) throw untested('the connection shows no last_consent_id, which may be left out')
  this.judge(judgement)
})

Then('its data fits the schema of a page to visit', function (this: AssayWorld) {
  const rows = this.rows.filter(({ id }) => id.endsWith('returns-page'))
  for (const { id } of rows)
    this.judge(matchesSchema(this.judged(), schemaIn(this.run.dialect, 'token'), { pick: 'data' }), [id])
})
