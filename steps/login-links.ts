import { Given, Then, When } from '@cucumber/cucumber'
import { rowsOf } from '../harness/checks/answers/answer.ts'
import { consentEndsAfterPeriod, consentWithinLimit } from '../harness/checks/logins/login-consent.ts'
import { providerIsTheLogins } from '../harness/checks/logins/login-found.ts'
import { nextRefreshNullOnlyWhenAllowed } from '../harness/checks/logins/login-moments.ts'
import { everyLinkResolves } from '../harness/checks/values/values-satisfy.ts'
import * as logins from '../harness/arrange/logins/logins.ts'
import { theLogin } from './logins.ts'
import type { AssayWorld } from './world.ts'

Given('a login of a provider that limits consents', async function (this: AssayWorld) {
  this.login = await logins.loginWithConsentLimit(this.scene, this.sender)
})

When('its provider is shown', async function (this: AssayWorld) {
  if (this.answer) this.others = [await this.send(logins.providerNamedIn(this.scene, this.answer))]
})

When('all countries are listed', async function (this: AssayWorld) {
  const query = logins.includeFake(theLogin(this).provider)
  this.others = [await this.send(this.requests.get('list countries', '/countries', query))]
})

Then('next_refresh_possible_at is null only where that is allowed', function (this: AssayWorld) {
  this.judge(nextRefreshNullOnlyWhenAllowed(this.answer, this.others[0]))
})

Then('the provider is the one that the login names', function (this: AssayWorld) {
  this.judge(providerIsTheLogins(this.answer, this.others[0]))
})

Then('its country is one of them', function (this: AssayWorld) {
  const codes = this.others.flatMap((list) => (rowsOf(list) ?? []).map(({ code }) => String(code)))
  const rule = { pick: 'data.country_code', wanted: 'a code of the list of countries' }
  this.judge(everyLinkResolves(this.judged(), codes, rule))
})

Then('the consent period keeps the limit', function (this: AssayWorld) {
  this.judge(consentWithinLimit(this.answer, this.others[0]))
})

Then('the consent ends one period after it was given', function (this: AssayWorld) {
  this.judge(consentEndsAfterPeriod(this.answer))
})
