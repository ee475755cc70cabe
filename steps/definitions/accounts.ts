import { Then, When } from '../../harness/evaluation/runner.ts'
import { shownName } from '../../harness/dialect/shown-name.ts'
import { listIsUnion, rowsAreAsAsked } from '../../harness/checks/lists/list-algebra.ts'
import { shownLinksResolve } from '../../harness/checks/values/matches-schema.ts'
import {
  accountsByLogin,
  type ListName,
  listsAtHand,
  transactionsOfEachAccount,
  wholeList,
} from '../../harness/actions/logins/two-customers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import { answers, codes, others } from '../world/parts.ts'
import { twoCustomers } from '../vocabulary/accounts.phrases.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'
import { wrongLists } from '../../harness/actions/logins/connections-of.ts'
import { listedHere, type Seen, twoViews } from '../../harness/actions/logins/two-versions.ts'
import { views } from '../vocabulary/across-versions.phrases.ts'

type ListsOf = (world: AssayWorld, list: ListName) => Promise<Exchange[]>

/** Whose accounts or transactions are listed, by the names that features write in angle brackets. */
const owners: Readonly<Record<string, ListsOf>> = {
  'the logins at hand': ({ scene }, list) => listsAtHand(scene, list),
  'a customer of this version': async ({ scene }) => {
    const { customer } = await scene.sharedLogin()
    return [await scene.send(scene.requests.listLoginsOf(customer))]
  },
  'the customer': (world, list) => wholeListOf(world, list, ['customer_id', world.the(twoCustomers).customer.id]),
  'the login': (world, list) => wholeListOf(world, list, ['login_id', world.the(twoCustomers).first.id]),
  'each login': (world) => accountsByLogin(world.scene, everyLogin(world)),
  'each account of the login': (world) => transactionsOfEachAccount(world.scene, [world.the(twoCustomers).first]),
  'the later login': (world, list) => wholeListOf(world, list, ['login_id', laterLogin(world).id]),
  'each account of the later login': (world) => transactionsOfEachAccount(world.scene, [laterLogin(world)]),
  'each account': (world) => transactionsOfEachAccount(world.scene, everyLogin(world)),
}

function wholeListOf({ scene }: AssayWorld, list: ListName, filter: [string, string]): Promise<Exchange[]> {
  return wholeList(scene, list, [filter])
}

function everyLogin(world: AssayWorld): LoginRef[] {
  const { logins, otherLogin } = world.the(twoCustomers)
  return [...logins, otherLogin]
}

/** The last one that was made for the customer, which is its first where the profile gives nothing for another. */
function laterLogin(world: AssayWorld): LoginRef {
  const { logins, first } = world.the(twoCustomers)
  return logins.at(-1) ?? first
}

namedType('owner', owners)

When('the {string} of {owner} are listed', async function (this: AssayWorld, list: ListName, of: ListsOf) {
  this.keep(answers, await of(this, list))
})

When('beside them the {string} of {owner} are listed', async function (this: AssayWorld, list: ListName, of: ListsOf) {
  this.keep(others, await of(this, list))
})

Then('every value shown at {string} is among those codes', function (this: AssayWorld, pick: string) {
  this.judge(
    shownLinksResolve(this.judged(), this.the(codes), { pick, wanted: 'a code of the list that it points to' }),
  )
})

Then('every row has the requested {string}', function (this: AssayWorld, parent: string) {
  const lists = this.the(answers)
  this.judge(rowsAreAsAsked(lists, shownName(lists, parent, this.run.dialect)))
})

Then('the whole list is the union of its parts by {string}', function (this: AssayWorld, child: string) {
  const whole = this.the(answers)
  this.judge(listIsUnion(whole, this.the(others), shownName(whole, child, this.run.dialect)))
})

When('the {string} are listed with wrong parameters', async function (this: AssayWorld, list: 'logins' | 'accounts') {
  this.keep(answers, await wrongLists(this.scene, list))
})

When('its {string} are listed in this version', async function (this: AssayWorld, lists: string) {
  const listed = await Array.fromAsync(lists.split(' and ') as Seen[], (seen) => listedHere(this.scene, seen))
  this.keep(answers, listed.flat())
})

When('the {string} at hand are listed in two versions', async function (this: AssayWorld, seen: Seen) {
  this.keep(views, { ...(await twoViews(this.scene, seen)), seen })
})
