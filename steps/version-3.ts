import { Given, Then, When } from '@cucumber/cucumber'
import { accepted } from '../harness/checks/answers/accepted.ts'
import { categoriesDiffer } from '../harness/checks/categories/categories-differ.ts'
import { digitsKept, idIsInteger, idsAreIntegers } from '../harness/checks/values/ids-are-integers.ts'
import { laterFieldsNoted } from '../harness/checks/values/later-fields.ts'
import { refused, refusedAs } from '../harness/checks/answers/refused-as.ts'
import { inconclusive } from '../core/judgement.ts'
import { type HourlyRefreshes, refreshByTheHour } from '../harness/arrange/logins/hourly-refresh.ts'
import type { AssayWorld } from './world.ts'

const refreshes = new WeakMap<AssayWorld, HourlyRefreshes>()

Given('a login of two that were made, and its customer', async function (this: AssayWorld) {
  await this.scene.newLogin()
  this.login = await this.scene.newLogin()
})

When('both are read again by their ids', async function (this: AssayWorld) {
  const login = this.theLogin()
  this.settings = { asked: [login.id, login.id] }
  this.answers = [
    await this.send(this.requests.showLogin(login)),
    await this.send(this.requests.listLogins([['customer_id', login.customer.id]])),
  ]
})

When(
  'a login is refreshed an hour after its fetch, again half an hour later, and again an hour after that',
  async function (this: AssayWorld) {
    refreshes.set(this, await refreshByTheHour(this.scene, this.sender))
  },
)

Then('every id is an integer', function (this: AssayWorld) {
  this.judge(idsAreIntegers(this.answers))
})

Then('each id has at most 64 bits and the digits by which it was asked for', function (this: AssayWorld) {
  this.judge(digitsKept(this.settings['asked'] as string[], this.answers))
})

Then('the id at {string} is an integer', function (this: AssayWorld, place: string) {
  this.judge(idIsInteger(this.answer, place))
})

Then('the same descriptions are not all in the same category', function (this: AssayWorld) {
  this.judge(categoriesDiffer(this.answers, this.others))
})

Then('only the refresh within the hour is refused', function (this: AssayWorld) {
  const { afterAnHour, withinTheHour, later } = refreshes.get(this) ?? {}
  this.judge(({ id }) => {
    if (id.endsWith('accepted-after-60-minutes')) return accepted(undefined, afterAnHour)
    if (!withinTheHour) return inconclusive('No login could be refreshed twice.', afterAnHour ? [afterAnHour] : [])
    return id.endsWith('class')
      ? refusedAs(later, withinTheHour, ['LoginCannotBeRefreshed'])
      : refused(later, withinTheHour)
  })
})

Then(/^the fields (.+) are looked for$/, function (this: AssayWorld, names: string) {
  this.judge(laterFieldsNoted(this.answer, names.split(', ')))
})
