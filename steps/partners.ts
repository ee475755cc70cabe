import { Given, Then, When } from '@cucumber/cucumber'
import { readTable } from '../requirements/tables/read-table.ts'
import { routesThere } from '../harness/checks/enrichment/routes-there.ts'
import { categoryInTree } from '../harness/checks/categories/category-of-transaction.ts'
import type { TreeName } from '../harness/checks/categories/category-trees.ts'
import { dataOf, isRow } from '../harness/checks/answers/answer.ts'
import { emailKept } from '../harness/checks/partners/email-kept.ts'
import { noTransactions } from '../harness/checks/partners/nothing-fetched.ts'
import { onlyFakeOrSandbox, someFakeOrSandbox } from '../harness/checks/partners/providers-of-pending.ts'
import { treeOfAVersion } from '../harness/checks/partners/trees-of-a-version.ts'
import { showsNothingOf } from '../harness/checks/clients/shows-nothing-of.ts'
import { valuesDiffer } from '../harness/checks/values/value-is.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { trialOf } from '../harness/arrange/enrichment/enrichment-body-taken.ts'
import { twoCustomers } from '../harness/arrange/logins/two-customers.ts'
import { emailOf } from '../harness/arrange/scene/partner-requests.ts'
import * as leads from '../harness/arrange/partners/lead-scenes.ts'
import type { AssayWorld } from './world.ts'

Given('a connection that came of a lead session', async function (this: AssayWorld) {
  this.logins = [await this.scene.newLogin()]
})

When('a lead is created with an email of its own', async function (this: AssayWorld) {
  const identifier = this.scene.newIdentifier()
  this.subject = emailOf(identifier)
  this.answer = await this.send(this.requests.createCustomer(identifier))
})

When('a lead is created twice', async function (this: AssayWorld) {
  const draft = this.requests.createCustomer(this.scene.newIdentifier())
  this.control = await this.send(draft)
  this.answer = await this.send(draft)
})

When('a lead session is asked for accounts alone', async function (this: AssayWorld) {
  const customer = await this.scene.sharedCustomer()
  this.control = await this.send(this.requests.createToken(customer))
  this.answer = (await leads.sessionForAccounts(this.scene, this.sender)).answer
})

When('a lead is connected for accounts alone, and one for all', async function (this: AssayWorld) {
  const [alone, all] = await leads.fetchedForAccounts(this.scene, this.sender)
  this.answers = alone
  this.others = all
})

When('the transactions of a connection are listed, whole and by its accounts', async function (this: AssayWorld) {
  const { first } = await twoCustomers(this.scene)
  this.others = await leads.transactionsByBoth(this.scene, this.sender, first)
  this.answers = await leads.transactionsOf(this.scene, this.sender, first)
})

When('the transactions of each account of two connections are listed', async function (this: AssayWorld) {
  const { first, stranger } = await twoCustomers(this.scene)
  for (const login of [first, stranger])
    this.answers.push(...(await leads.transactionsByBoth(this.scene, this.sender, login)))
})

When("an account's transactions are listed with the id of another connection", async function (this: AssayWorld) {
  const [own, crossed] = await leads.withOtherConnection(this.scene, this.sender)
  this.control = own
  this.answers = [crossed]
})

When('the categories are listed, and the transactions at hand', async function (this: AssayWorld) {
  this.control = await this.send(this.requests.get('list categories', '/categories'))
  this.answers = await leads.transactionsOf(this.scene, this.sender, await this.scene.sharedLogin())
})

When('the main client and the pending client list the providers', async function (this: AssayWorld) {
  this.others = await leads.providersOf(this.scene, this.sender, 'main')
  this.answers = await leads.providersOf(this.scene, this.sender, 'pending')
})

When('merchants are asked for, and a route that is none', async function (this: AssayWorld) {
  this.answers = (await trialOf(this.scene, this.sender, 'merchants')).answers
  const plain = this.requests.get('list categories', '/categories')
  this.control = await this.send(edit.withPath(plain, `${this.run.dialect.basePath}/no_such_route`))
})

When('the lists are asked for with the app key, and with the service key', async function (this: AssayWorld) {
  const [answers, control] = await leads.withKeysOf(this.sender, this.scene.interface.publicRoutes(this.scene), 'app')
  this.answers = answers
  this.others = control
})

Then('the lead has that email', function (this: AssayWorld) {
  this.judge(emailKept(this.answer, this.subject))
})

Then('they are different customers', function (this: AssayWorld) {
  this.judge(valuesDiffer(this.answers, 'data.customer_id'))
})

Then('the first has no transactions', function (this: AssayWorld) {
  this.judge(noTransactions(this.answers, this.others))
})

Then('the other connection shows none of them', function (this: AssayWorld) {
  this.judge(showsNothingOf(this.control, this.answers))
})

Then('its {word} tree is that of version 4 or of version 5', function (this: AssayWorld, tree: string) {
  const versions = [readTable('categories-v4'), readTable('categories-v5')]
  this.judge(treeOfAVersion(this.answer, tree as TreeName, versions))
})

Then('every category is in one of the trees', function (this: AssayWorld) {
  this.judge(categoryInTree(this.answers, treesIn(this.control ? dataOf(this.control) : undefined)))
})

Then('merchants are known, and the route that is none is not', function (this: AssayWorld) {
  this.judge(routesThere(this.answers, this.control))
})

Then('the pending client is shown fake and sandbox ones only', function (this: AssayWorld) {
  this.judge(onlyFakeOrSandbox(this.answers, this.others))
})

Then('the pending client is shown some', function (this: AssayWorld) {
  this.judge(someFakeOrSandbox(this.answers))
})

/** Both trees of a list of categories as one. */
function treesIn(data: unknown): Record<string, string[]> {
  const trees = isRow(data) ? [data['personal'], data['business']].filter(isRow) : []
  return Object.fromEntries(
    trees.flatMap((tree, at) =>
      Object.entries(tree).map(([parent, children]): [string, string[]] => [
        at === 0 ? parent : `business ${parent}`,
        [parent, ...(Array.isArray(children) ? children.map(String) : [])],
      ]),
    ),
  )
}
