import { acceptedData } from '../harness/checks/answers/answer.ts'
import { Given, Then, When } from '@cucumber/cucumber'
import { answersWithLogin } from '../harness/checks/logins/answers-with-login.ts'
import { lastAttemptIsNewest } from '../harness/checks/attempts/attempts-added.ts'
import { listsEachOnce } from '../harness/checks/paging/lists-each-once.ts'
import { loginNotFound, noLoginsOfUnknownCustomer, secretOpensLogin } from '../harness/checks/logins/login-found.ts'
import { momentIsSet } from '../harness/checks/logins/login-moments.ts'
import { rowsSatisfy } from '../harness/checks/values/rows-satisfy.ts'
import * as logins from '../harness/arrange/logins/logins.ts'
import type { LoginRef } from '../harness/arrange/scene/refs.ts'
import { readUntil } from '../harness/arrange/scene/read-until.ts'
import { followPages } from '../harness/arrange/paging/follow-pages.ts'
import type { AssayWorld } from './world.ts'

/** How long a target may take to write down what follows from a fetch that it ended. */
const settleMs = 1500

/** The login that the scenario is about, or the first of them. @throws Error LOGIN_MISSING when no step made one */
export function theLogin(world: AssayWorld): LoginRef {
  const login = world.login ?? world.logins[0]
  if (!login) throw new Error('LOGIN_MISSING: a Given must make the login first')
  return login
}

Given('a fetched login', async function (this: AssayWorld) {
  this.login = await this.scene.newFetchedLogin()
})

Given('a login fetched with holder info', async function (this: AssayWorld) {
  this.login = await this.scene.newFetchedLogin({ fields: { fetch_scopes: ['accounts', 'holder_info'] } })
})

Given('two logins of two customers', async function (this: AssayWorld) {
  this.logins = await logins.loginsOfTwoCustomers(this.scene)
})

Given('two logins of one customer', async function (this: AssayWorld) {
  this.logins = await logins.loginsOfOneCustomer(this.scene)
})

When(/^(?:that login|the first of them) is shown$/, async function (this: AssayWorld) {
  this.answer = await this.send(this.requests.showLogin(theLogin(this)))
})

When('that login is shown once its {word} is set', async function (this: AssayWorld, field: string) {
  const draft = this.requests.showLogin(theLogin(this))
  const isSet = (exchange: Parameters<typeof acceptedData>[0]) => (acceptedData(exchange)?.[field] ?? null) !== null
  this.answer = await readUntil(() => this.send(draft), isSet, settleMs)
})

When('a login is created, and at once reconnected with the secret of the answer', async function (this: AssayWorld) {
  const customer = await this.scene.newCustomer()
  const provider = this.scene.provider('plain')
  const created = await this.send(this.requests.createLogin(customer, provider))
  this.answer = await this.send(this.requests.reconnect(this.scene.loginOf(created, customer, provider)))
})

When('its attempts are listed before and after a reconnect', async function (this: AssayWorld) {
  const login = theLogin(this)
  const before = await this.send(this.requests.listAttempts(login))
  await this.send(this.requests.reconnect(login))
  await this.scene.finished(login)
  this.answers = [before, await this.send(this.requests.listAttempts(login))]
  this.answer = await this.send(this.requests.showLogin(login))
})

When('the logins are listed to the end', async function (this: AssayWorld) {
  this.answers = await followPages(this.sender, this.requests.listLogins([['per_page', '1000']]))
})

When("the logins of the first one's customer are listed", async function (this: AssayWorld) {
  const { customer } = theLogin(this)
  this.answers = await followPages(this.sender, this.requests.listLogins([['customer_id', customer.id]]))
})

When('it is shown under an id that nothing has', async function (this: AssayWorld) {
  const [control, answer] = await logins.showUnknownLogin(this.scene, this.sender, theLogin(this))
  this.control = control
  this.answer = answer
})

Then('the secret opens the login', function (this: AssayWorld) {
  this.judge(secretOpensLogin(this.answer))
})

Then('its last attempt is one that was not there before', function (this: AssayWorld) {
  this.judge(lastAttemptIsNewest(...this.pair(), this.answer))
})

Then('it has a moment at {word}', function (this: AssayWorld, field: string) {
  this.judge(momentIsSet(this.answer, field))
})

Then('each of them stands in the list once', function (this: AssayWorld) {
  const ids = this.logins.map(({ id }) => id)
  this.judge(listsEachOnce(this.answers, ids))
})

Then('every row belongs to that customer', function (this: AssayWorld) {
  const { id } = theLogin(this).customer
  this.judge(rowsSatisfy(this.answers, (row) => String(row['customer_id']) === id, { wanted: `customer_id ${id}` }))
})

Then("nobody's logins are listed", function (this: AssayWorld) {
  this.judge(noLoginsOfUnknownCustomer(this.control, this.answer))
})

Then('the answer is that login', function (this: AssayWorld) {
  this.judge(answersWithLogin(this.answer, theLogin(this).id))
})

Then('the login is not found', function (this: AssayWorld) {
  this.judge(loginNotFound(this.control, this.answer))
})
