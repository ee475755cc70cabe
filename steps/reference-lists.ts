import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { codeListed, codeWithheld, defaultHidesCode } from '../harness/checks/lists/codes-listed.ts'
import { countryCodesKnown } from '../harness/checks/lists/country-codes-known.ts'
import { listAnswered } from '../harness/checks/lists/list-answered.ts'
import { retiredCodesStay } from '../harness/checks/lists/retired-codes-stay.ts'
import { shownPick } from '../harness/dialect/shown-name.ts'
import { everyLinkResolves } from '../harness/checks/values/values-satisfy.ts'
import { knownCodes } from '../harness/arrange/routes/known-codes.ts'
import { testingClient } from '../harness/arrange/providers/testing-client.ts'
import { amend, theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

const fake = 'include_fake_providers'

Given('the fake country is asked for by a client that tests', function (this: AssayWorld) {
  const client = testingClient(this.run.profile)
  amend(this, (draft) => edit.asClient(edit.withQuery(draft, fake, 'true'), client))
})

Given('the codes of the listed currencies and assets', async function (this: AssayWorld) {
  this.codes = await knownCodes(this.requests, this.sender, [['/currencies'], ['/assets']])
})

Given('the codes of the listed countries', async function (this: AssayWorld) {
  this.codes = await knownCodes(this.requests, this.sender, [['/countries', [[fake, 'true']]]])
})

When('it is sent without {string}, with false and with true', async function (this: AssayWorld, name: string) {
  const draft = edit.asClient(await theRequest(this), testingClient(this.run.profile))
  for (const value of [undefined, 'false', 'true'])
    this.answers.push(await this.send(edit.withQuery(draft, name, value)))
})

When('it is sent by a live client, plain and with fake providers asked for', async function (this: AssayWorld) {
  const draft = edit.asClient(await theRequest(this), 'live')
  this.answers = [await this.send(draft), await this.send(edit.withQuery(draft, fake, 'true'))]
})

Then('it is a list with rows', function (this: AssayWorld) {
  this.judge(listAnswered(this.answer))
})

Then('every country code is known', function (this: AssayWorld) {
  this.judge(countryCodesKnown(this.answer))
})

Then('retired codes stand beside their successors', function (this: AssayWorld) {
  this.judge(retiredCodesStay(this.answer))
})

Then('the list shows {string}', function (this: AssayWorld, code: string) {
  this.judge(codeListed(this.answer, code))
})

Then('no list shows {string}', function (this: AssayWorld, code: string) {
  this.judge(codeWithheld(this.answers, code))
})

Then('leaving it out hides {string} as false does', function (this: AssayWorld, code: string) {
  this.judge(defaultHidesCode(this.answers, code))
})

Then('every value at {string} is among those codes', function (this: AssayWorld, path: string) {
  const pick = shownPick(this.judged(), path, this.run.dialect)
  this.judge(everyLinkResolves(this.judged(), this.codes, { pick, wanted: 'a code of the list that it points to' }))
})
