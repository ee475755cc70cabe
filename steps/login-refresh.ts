import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { answersWithNextRefresh } from '../harness/checks/logins/answers-with-login.ts'
import { attemptsAdded, someAttemptAdded } from '../harness/checks/attempts/attempts-added.ts'
import { withUnknownLogin } from '../harness/arrange/logins/logins.ts'
import * as made from '../harness/arrange/logins/refresh.ts'
import { fieldsOf } from './login-reconnect.ts'
import { theLogin } from './logins.ts'
import type { AssayWorld } from './world.ts'

Given('a login that may be refreshed', async function (this: AssayWorld) {
  this.login = await made.refreshableLogin(this.scene)
})

Given('two fetched logins, one of which stores no credentials', async function (this: AssayWorld) {
  const stored = await this.scene.newFetchedLogin()
  this.logins = [stored, await this.scene.newFetchedLogin({ fields: { store_credentials: false } })]
})

Given('two fetched logins, one with daily_refresh', async function (this: AssayWorld) {
  this.logins = await made.dailyAndOther(this.scene, this.sender)
})

When('it is refreshed', async function (this: AssayWorld) {
  this.answer = await this.send(this.requests.refresh(theLogin(this)))
})

When('it is refreshed with', async function (this: AssayWorld, table: DataTable) {
  this.answer = await this.send(this.requests.refresh(theLogin(this), await fieldsOf(this, table)))
})

When('it is refreshed before its next_refresh_possible_at', async function (this: AssayWorld) {
  ;[this.control, this.answer] = await made.refreshBefore(this.scene, this.sender, theLogin(this))
})

When('a login that does not exist is refreshed with its secrets', async function (this: AssayWorld) {
  this.answer = await this.send(withUnknownLogin(this.requests.refresh(theLogin(this), {}, 'path')))
})

When('two logins just fetched are refreshed, one in each form', async function (this: AssayWorld) {
  const [one, other] = [await this.scene.newFetchedLogin(), await this.scene.newFetchedLogin()]
  this.control = await this.send(this.requests.refresh(one, {}, 'header'))
  this.answer = await this.send(this.requests.refresh(other, {}, 'path'))
})

When('both are refreshed once their moment has come', async function (this: AssayWorld) {
  ;[this.controlConnection, this.connection] = await made.refreshBoth(this.scene, this.sender, this.twoLogins())
})

When('two days pass', async function (this: AssayWorld) {
  const { daily, other } = await made.letTwoDaysPass(this.scene, this.sender, this.twoLogins())
  this.answers = daily
  this.others = other
})

Then('the answer is that login with its next_refresh_possible_at', function (this: AssayWorld) {
  this.judge(answersWithNextRefresh(this.answer, theLogin(this).id))
})

Then('only the one with daily_refresh was fetched again', function (this: AssayWorld) {
  const [before, after] = this.others
  this.judge(someAttemptAdded(...this.pair()), ['ais/login-refresh/daily-refresh'])
  this.judge(attemptsAdded(before, after, 0), ['ais/login-refresh/no-daily-refresh'])
})
