import { Given, Then, When } from '@cucumber/cucumber'
import * as newerTrees from '../harness/checks/categories/newer-trees.ts'
import { linksByOwnName, madeForCustomer, viewsAgree } from '../harness/checks/lists/views-agree.ts'
import * as twoVersions from '../harness/arrange/paging/two-versions.ts'
import { Requests } from '../harness/arrange/scene/requests.ts'
import { readTable } from '../requirements/tables/read-table.ts'
import type { AssayWorld } from './world.ts'

/** What every version states of a resource, by the words of the steps. */
const common: Record<string, readonly string[]> = {
  login: [
    'customer_id',
    'provider_id',
    'provider_code',
    'provider_name',
    'country_code',
    'status',
    'daily_refresh',
    'store_credentials',
    'created_at',
    'last_success_at',
  ],
  account: ['name', 'balance', 'currency_code', 'created_at'],
  transaction: ['account_id', 'amount', 'currency_code', 'made_on', 'description', 'mode', 'status', 'duplicated'],
}

Given('a login that another version made for a customer of this one', async function (this: AssayWorld) {
  this.answer = (await twoVersions.madeElsewhere(this.scene)).answer
})

When(
  /^the (logins|accounts|transactions) of a (?:customer|login) are listed in two versions$/,
  async function (this: AssayWorld, seen: twoVersions.Seen) {
    const { own, other } = await twoVersions.twoViews(this.scene, this.sender, seen)
    this.answers = [...own]
    this.others = [...other]
  },
)

When('it is listed here with its accounts', async function (this: AssayWorld) {
  const accounts = await twoVersions.listedHere(this.scene, this.sender, 'accounts')
  this.answers = [...(await twoVersions.listedHere(this.scene, this.sender, 'logins')), ...accounts]
})

When('its accounts are listed here', async function (this: AssayWorld) {
  this.answers = await twoVersions.listedHere(this.scene, this.sender, 'accounts')
})

When(
  'the categories are listed in this version and in version {int}',
  async function (this: AssayWorld, version: number) {
    const { dialect, client } = twoVersions.otherVersion(this.scene, `v${version}`)
    const list = (requests: Requests) => requests.get('list categories', '/categories')
    this.answers = [await this.send(list(this.requests)), await client.send(list(new Requests(dialect)))]
  },
)

Then('it is of that customer', async function (this: AssayWorld) {
  const { answer, customer, version } = await twoVersions.madeElsewhere(this.scene)
  this.judge(madeForCustomer(answer, customer.id, version))
})

Then(/^what both show of an? (login|account|transaction) agrees$/, function (this: AssayWorld, what: string) {
  const version = twoVersions.otherVersion(this.scene).dialect.interface
  this.judge(viewsAgree({ version, own: this.answers, other: this.others }, common[what] ?? []))
})

Then('each shows its login by a name of this version', function (this: AssayWorld) {
  this.judge(linksByOwnName(this.answers, this.run.dialect.loginIdNames))
})

Then('no code is listed that version 5 dropped', function (this: AssayWorld) {
  this.judge(newerTrees.droppedCodesGone(this.answer, readTable('categories-v4'), readTable('categories-v5')))
})

Then('every code that version 5 moved stands in its new place alone', function (this: AssayWorld) {
  this.judge(newerTrees.movedCodesHaveOnePlace(this.answer, readTable('categories-v4'), readTable('categories-v5')))
})

Then(
  /^none carries a code that version 5 dropped from the (personal|business) tree$/,
  function (this: AssayWorld, tree: 'personal' | 'business') {
    const [older, newer] = [readTable('categories-v4')[tree], readTable('categories-v5')[tree]]
    this.judge(newerTrees.noDroppedCode(this.answers, older, newer))
  },
)

Then('their personal trees differ in home alone', function (this: AssayWorld) {
  this.judge(newerTrees.personalDiffersInHomeAlone(...this.pair()))
})
