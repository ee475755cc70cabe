import { Given, Then, When } from '@cucumber/cucumber'
import { readTable } from '../requirements/tables/read-table.ts'
import { saysFailed, saysFinished, saysSucceeded, settingsKept } from '../harness/checks/attempts/attempt-outcome.ts'
import * as counts from '../harness/checks/attempts/attempts-of-request.ts'
import { listIs, naturesIncluded, showsAttempt } from '../harness/checks/attempts/attempts-shown.ts'
import { findsNothing } from '../harness/checks/lists/finds-nothing.ts'
import { documentedClasses } from '../harness/checks/errors/documented-errors.ts'
import { lastStageIsNewest } from '../harness/checks/attempts/stages-of-attempt.ts'
import * as attempts from '../harness/arrange/attempts/attempts.ts'
import { attemptOfFetch } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { shiftDays } from '../core/calendar.ts'
import { probe } from './probes.ts'
import { today } from './date-values.ts'
import type { AssayWorld } from './world.ts'

Given('a login with two attempts, and one with one', async function (this: AssayWorld) {
  this.known = await attempts.knownAttempts(this.scene, this.sender)
})

Given('a login whose fetch ended well', async function (this: AssayWorld) {
  this.login = await this.scene.sharedLogin()
})

Given('a login whose fetch failed', async function (this: AssayWorld) {
  this.login = await attempts.failedLogin(this.scene, this.sender)
})

When('attempts that ended in every way are listed and shown', async function (this: AssayWorld) {
  this.resources = await attempts.attemptResources(this.scene, this.sender)
})

When('the attempts of both are listed', async function (this: AssayWorld) {
  for (const { login } of this.known) this.answers.push(await this.send(this.requests.listAttempts(login)))
})

When('each of their attempts is shown', async function (this: AssayWorld) {
  for (const { login, ids } of this.known) {
    for (const id of ids) this.answers.push(await this.send(this.requests.showAttempt(login, id)))
  }
})

When('the attempt of one is shown by its own login, then by the other', async function (this: AssayWorld) {
  const { own, crossed } = attempts.crossedShows(this.requests, this.known)
  this.control = await this.send(own)
  this.answer = await this.send(crossed)
})

When('it is sent for an attempt that does not exist', function (this: AssayWorld) {
  return probe(this, attempts.withUnknownAttempt)
})

When('it is sent for the attempts of a login that does not exist', function (this: AssayWorld) {
  return probe(this, attempts.withUnknownLogin)
})

When('its attempts are listed', async function (this: AssayWorld) {
  this.answer = await this.send(this.requests.listAttempts(this.theLogin()))
})

When('its attempts are listed around a reconnect', async function (this: AssayWorld) {
  const draft = this.requests.reconnect(this.theLogin())
  this.around = await attempts.listAround(this.scene, this.sender, this.theLogin(), draft)
})

When('its attempts are listed around a refresh, once that is possible', async function (this: AssayWorld) {
  const login = this.theLogin()
  await this.scene.becomeRefreshable(login)
  this.around = await attempts.listAround(this.scene, this.sender, login, this.requests.refresh(login))
})

When(
  /^its attempts are listed around a (reconnect|refresh) with fetch scopes that do not exist$/,
  async function (this: AssayWorld, verb: 'reconnect' | 'refresh') {
    const draft = this.requests[verb](this.theLogin(), { fetch_scopes: ['no_such_scope'] })
    this.around = await attempts.listAround(this.scene, this.sender, this.theLogin(), draft)
  },
)

When('its attempts are listed around a reconnect that comes too early', async function (this: AssayWorld) {
  const draft = this.requests.reconnect(this.theLogin())
  this.around = await attempts.listWhileWaiting(this.requests, this.sender, this.theLogin(), draft)
})

When('its newest attempt is shown', async function (this: AssayWorld) {
  this.answer = await attempts.endedAttempt(this.scene, this.sender, this.theLogin())
})

When('a login is fetched with settings of its own', async function (this: AssayWorld) {
  this.settings = {
    locale: 'de',
    categorization: 'business',
    fetch_scopes: ['accounts', 'transactions'],
    from_date: shiftDays(today(this), -40),
    to_date: shiftDays(today(this), -3),
  }
  this.answer = await attemptOfFetch(this.scene, this.sender, this.settings)
})

Then('the natures that they include are natures of accounts', function (this: AssayWorld) {
  const exchanges = this.resources.flatMap((resource) => resource.exchanges)
  this.judge(naturesIncluded(exchanges, readTable('account-natures').v4))
})

Then('each list holds the attempts of its login alone', function (this: AssayWorld) {
  for (const [at, { ids }] of this.known.entries()) this.judge(listIs(this.answers[at], ids))
})

Then('each answer is the attempt asked for', function (this: AssayWorld) {
  const ids = this.known.flatMap((known) => known.ids)
  for (const [at, id] of ids.entries()) this.judge(showsAttempt(this.answers[at], id))
})

Then("nobody's attempts are listed", function (this: AssayWorld) {
  this.judge(findsNothing(this.control, this.answer, ['LoginNotFound', 'WrongClientToken']))
})

Then('it has one attempt', function (this: AssayWorld) {
  this.judge(counts.oneAttempt(this.answer))
})

Then('there is one attempt more', function (this: AssayWorld) {
  this.judge(counts.acceptedAddsOne(this.around))
})

Then('there is no attempt more', function (this: AssayWorld) {
  this.judge(counts.refusedAddsNone(this.around))
})

Then('one of them at most is unfinished', function (this: AssayWorld) {
  this.judge(counts.oneUnfinishedAtMost(this.around))
})

Then('the attempt is finished', function (this: AssayWorld) {
  this.judge(saysFinished(this.answer))
})

Then('the attempt succeeded', function (this: AssayWorld) {
  this.judge(saysSucceeded(this.answer))
})

Then('the attempt failed with a documented class', function (this: AssayWorld) {
  this.judge(saysFailed(this.answer, documentedClasses(this.run.dialect.version)))
})

Then('the attempt shows them as sent', function (this: AssayWorld) {
  this.judge(settingsKept(this.answer, this.settings))
})

Then('its last_stage is the newest of its stages', function (this: AssayWorld) {
  this.judge(lastStageIsNewest(this.answer))
})
