import { Given, Then, When } from '@cucumber/cucumber'
import { classesIn } from '../harness/dialect/classes-in.ts'
import { shownName } from '../harness/dialect/shown-name.ts'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import { findsNothing } from '../harness/checks/lists/finds-nothing.ts'
import { listIsUnion, rowsAreAsAsked, sameRows } from '../harness/checks/lists/list-algebra.ts'
import { shownLinksResolve, shownValuesMatch } from '../harness/checks/values/shown-values-match.ts'
import * as relatives from '../harness/arrange/logins/two-customers.ts'
import { knownCodes } from '../harness/arrange/routes/known-codes.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import type { AssayWorld } from './world.ts'

type ListName = 'accounts' | 'transactions'

function list(world: AssayWorld, name: ListName, field: string, id: string) {
  return relatives.wholeList(world.scene, world.sender, name, [[field, id]])
}

Given('a login, and a login of somebody else', async function (this: AssayWorld) {
  this.family = await relatives.twoCustomers(this.scene)
})

Given('a customer with two logins, and a login of somebody else', async function (this: AssayWorld) {
  this.family = await relatives.twoCustomersTwoLogins(this.scene)
})

Given("the ids of the customer's logins", function (this: AssayWorld) {
  this.codes = new Set(this.theFamily().logins.map(({ id }) => id))
})

Given('the ids of the accounts of one login', async function (this: AssayWorld) {
  this.codes = new Set(await relatives.accountIdsOf(this.scene, this.sender, this.theFamily().first))
})

Given('the codes of the listed assets', async function (this: AssayWorld) {
  this.codes = await knownCodes(this.requests, this.sender, [['/assets']])
})

When(/^the (accounts|transactions) at hand are listed$/, async function (this: AssayWorld, name: ListName) {
  this.answers = await relatives.listsAtHand(this.scene, this.sender, name)
})

When('the accounts of each login are listed', async function (this: AssayWorld) {
  const { logins, stranger } = this.theFamily()
  for (const { id } of [...logins, stranger]) this.answers.push(...(await list(this, 'accounts', 'login_id', id)))
})

When('the accounts of the customer are listed', async function (this: AssayWorld) {
  this.answers = await list(this, 'accounts', 'customer_id', this.theFamily().customer.id)
})

When('the accounts of the customer and of both its logins are listed', async function (this: AssayWorld) {
  const { customer, logins } = this.theFamily()
  this.answers = await list(this, 'accounts', 'customer_id', customer.id)
  for (const { id } of logins) this.others.push(...(await list(this, 'accounts', 'login_id', id)))
})

When(
  /^the accounts of one login are listed without and with the customer_id of (.+)$/,
  async function (this: AssayWorld, whom: string) {
    const { customer, first, stranger } = this.theFamily()
    const own = whom === "the login's own customer" ? customer.id : unknownIdLike(customer.id)
    const id = whom === 'somebody else' ? stranger.customer.id : own
    this.control = await this.send(this.requests.listAccounts([['login_id', first.id]]))
    this.answer = await this.send(
      this.requests.listAccounts([
        ['login_id', first.id],
        ['customer_id', id],
      ]),
    )
  },
)

When('the transactions of that login are listed', async function (this: AssayWorld) {
  this.answers = await list(this, 'transactions', 'login_id', this.theFamily().first.id)
})

When('the transactions of each account are listed', async function (this: AssayWorld) {
  const { logins, stranger } = this.theFamily()
  for (const login of [...logins, stranger]) {
    const ids = await relatives.accountIdsOf(this.scene, this.sender, login)
    this.answers.push(...(await relatives.transactionsByAccount(this.scene, this.sender, ids)))
  }
})

When('the transactions of a login and of each of its accounts are listed', async function (this: AssayWorld) {
  const login = this.theFamily().first
  const ids = await relatives.accountIdsOf(this.scene, this.sender, login)
  this.answers = await list(this, 'transactions', 'login_id', login.id)
  this.others = await relatives.transactionsByAccount(this.scene, this.sender, ids)
})

Then('what is shown at {string} fits the schema {string}', function (this: AssayWorld, pick: string, schema: string) {
  this.judge((row) => shownValuesMatch(this.judged(), schemaIn(this.run.dialect, schema), { pick, obligation: row.id }))
})

Then('every value shown at {string} is among those codes', function (this: AssayWorld, pick: string) {
  this.judge(shownLinksResolve(this.judged(), this.codes, { pick, wanted: 'a code of the list that it points to' }))
})

Then('every row has the {string} that was asked for', function (this: AssayWorld, parent: string) {
  this.judge(rowsAreAsAsked(this.answers, shownName(this.answers, parent, this.run.dialect)))
})

Then('the whole is the union of its parts by {string}', function (this: AssayWorld, child: string) {
  this.judge(listIsUnion(this.answers, this.others, shownName(this.answers, child, this.run.dialect)))
})

Then('both lists have the same rows', function (this: AssayWorld) {
  this.judge(sameRows(this.control, this.answer))
})

Then('it finds nothing, or is refused as {}', function (this: AssayWorld, classes: string) {
  this.judge(findsNothing(this.control, this.answer, classesIn(this.run.dialect, classes)))
})
