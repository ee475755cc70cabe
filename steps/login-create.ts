import { Given, Then, When } from '@cucumber/cucumber'
import { pathsAreAlike } from '../generators/properties/paths-are-alike.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { refusedMakesNoLogin } from '../harness/checks/attempts/refused-makes-no-login.ts'
import { defaultShown, settingShown } from '../harness/checks/values/setting-shown.ts'
import { showsNewLogin } from '../harness/checks/logins/shows-new-login.ts'
import { attemptOfFetch } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { requireAutomatic, requireFake } from '../harness/arrange/providers/providers.ts'
import { providerDetail } from '../harness/arrange/providers/select-field.ts'
import { exploreAndJudge } from './explore.ts'
import { goodRequest } from './good-requests.ts'
import { probe } from './probes.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

type Word = string | boolean

Given('the plain provider is a fake one', function (this: AssayWorld) {
  requireFake(this.scene.provider('plain'))
})

Given('the plain provider is fetched automatically', async function (this: AssayWorld) {
  requireAutomatic(await providerDetail(this.scene, this.sender, 'plain'))
})

Given('a customer with one login', async function (this: AssayWorld) {
  this.login = await this.scene.newLogin()
})

When('its logins are listed around a creation at a provider that does not exist', async function (this: AssayWorld) {
  const { customer } = this.theLogin()
  const list = this.requests.listLogins([['customer_id', customer.id]])
  const fields = { provider_code: 'no_such_bank_anywhere' }
  const draft = this.requests.createLogin(customer, this.scene.provider('plain'), fields)
  this.around = { before: await this.send(list), answer: await this.send(draft), after: await this.send(list) }
})

When('it is sent to the other path', function (this: AssayWorld) {
  const { logins, login } = this.run.dialect.paths
  return probe(this, (draft) => edit.withPath(draft, draft.path === logins ? (login ?? logins) : logins))
})

When('a login is created for the first of two customers', async function (this: AssayWorld) {
  this.customer = await this.scene.newCustomer()
  await this.scene.newCustomer()
  this.answer = await this.send(this.requests.createLogin(this.customer, this.scene.provider('plain')))
})

When('a login is created with {string} set to {}', async function (this: AssayWorld, field: string, value: string) {
  const fields = { [field]: await resolveValue(this, value) }
  const customer = await this.scene.newCustomer()
  this.answer = await this.send(this.requests.createLogin(customer, this.scene.provider('plain'), fields))
})

When(
  'logins are created with {string} left out and set to {}',
  async function (this: AssayWorld, field: string, value: string) {
    const request = goodRequest(this, 'create a login')
    const other = await resolveValue(this, value)
    this.subject = value
    this.answers = [
      await this.send(edit.withoutBodyField(await request(), `data.${field}`)),
      await this.send(edit.withBodyField(await request(), `data.${field}`, other)),
    ]
  },
)

When(
  'logins are fetched with {string} left out and set to {}',
  async function (this: AssayWorld, field: string, value: string) {
    const other = await resolveValue(this, value)
    this.subject = value
    this.answers = [
      await attemptOfFetch(this.scene, this.sender, { [field]: undefined }),
      await attemptOfFetch(this.scene, this.sender, { [field]: other }),
    ]
  },
)

Then('there is no login more', function (this: AssayWorld) {
  const { id: loginId, customer } = this.theLogin()
  this.judge(refusedMakesNoLogin(this.around, { customerId: customer.id, loginId }))
})

Then('it shows a new login', function (this: AssayWorld) {
  this.judge(showsNewLogin(this.answer, this.run.dialect.ids))
})

Then('it shows a login of that customer', function (this: AssayWorld) {
  this.judge(settingShown(this.answer, 'data.customer_id', this.customer?.id ?? ''))
})

Then('it shows a login at the plain provider', function (this: AssayWorld) {
  const { code, country_code } = this.scene.provider('plain')
  this.judge(settingShown(this.answer, 'data.provider_code', code))
  this.judge(settingShown(this.answer, 'data.country_code', country_code))
})

Then('it shows {string} as {}', async function (this: AssayWorld, place: string, value: string) {
  this.judge(settingShown(this.answer, place, (await resolveValue(this, value)) as Word))
})

Then('{string} is {} where it was left out', async function (this: AssayWorld, place: string, value: string) {
  const [leftOut, control] = this.pair()
  const wanted = (await resolveValue(this, value)) as Word
  const other = (await resolveValue(this, this.subject)) as Word
  this.judge(defaultShown(leftOut, control, place, { wanted, other }))
})

Then('for every body a login is created alike by both paths', async function (this: AssayWorld) {
  const byOne = goodRequest(this, 'create a login')
  const byOther = goodRequest(this, 'create a login by the other path')
  await exploreAndJudge(this, pathsAreAlike(this.sender, [async () => byOne(), async () => byOther()]))
})
