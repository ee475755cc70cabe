import { Then, When } from '../../harness/evaluation/runner.ts'
import { shownName } from '../../harness/dialect/shown-name.ts'
import { listIsUnion, rowsAreAsAsked } from '../../harness/checks/lists/list-algebra.ts'
import { shownLinksResolve } from '../../harness/checks/values/shown-values-match.ts'
import {
  accountsByLogin,
  type ListName,
  listsAtHand,
  transactionsOfEachAccount,
  type TwoCustomers,
  wholeList,
} from '../../harness/actions/logins/two-customers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import { answer, answers, codes, control, others } from '../world/parts.ts'
import { twoCustomers } from '../vocabulary/accounts.phrases.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

When(/^the (accounts|transactions) at hand are listed$/, async function (this: AssayWorld, name: ListName) {
  this.keep(answers, await listsAtHand(this.scene, this.sender, name))
})

type ListsOf = (world: AssayWorld, list: ListName, of: TwoCustomers) => Promise<Exchange[]>

/** Whose accounts or transactions are listed, by the names that features write in angle brackets. */
const owners: Readonly<Record<string, ListsOf>> = {
  'the customer': ({ scene, sender }, list, { customer }) =>
    wholeList(scene, sender, list, [['customer_id', customer.id]]),
  'the login': ({ scene, sender }, list, { first }) => wholeList(scene, sender, list, [['login_id', first.id]]),
  'each login of the customer': ({ scene, sender }, _list, { logins }) => accountsByLogin(scene, sender, logins),
  'each login': ({ scene, sender }, _list, { logins, otherLogin }) =>
    accountsByLogin(scene, sender, [...logins, otherLogin]),
  'each account of the login': ({ scene, sender }, _list, { first }) =>
    transactionsOfEachAccount(scene, sender, [first]),
  'each account': ({ scene, sender }, _list, { logins, otherLogin }) =>
    transactionsOfEachAccount(scene, sender, [...logins, otherLogin]),
}

namedType('owner', owners)

When('the {string} of {owner} are listed', async function (this: AssayWorld, list: ListName, of: ListsOf) {
  this.keep(answers, await of(this, list, this.the(twoCustomers)))
})

When('beside them the {string} of {owner} are listed', async function (this: AssayWorld, list: ListName, of: ListsOf) {
  this.keep(others, await of(this, list, this.the(twoCustomers)))
})

When(
  'the accounts of the login are listed without and with the customer_id of {}',
  async function (this: AssayWorld, whom: string) {
    const { customer, first, otherLogin } = this.the(twoCustomers)
    const ids: Record<string, string> = { 'its own customer': customer.id, 'another customer': otherLogin.customer.id }
    const byLogin: [string, string] = ['login_id', first.id]
    const byBoth: [string, string] = ['customer_id', ids[whom] ?? unknownIdLike(customer.id)]
    this.keep(control, await this.send(this.requests.listAccounts([byLogin])))
    this.keep(answer, await this.send(this.requests.listAccounts([byLogin, byBoth])))
  },
)

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
