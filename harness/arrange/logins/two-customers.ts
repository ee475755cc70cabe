import { because } from '../../reasons/because.ts'
import { rowsOf } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Credentials, ProviderPurpose } from '../../profile/profile.ts'
import { type CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from '../paging/follow-pages.ts'

type Query = Array<[string, string]>

export type ListName = 'accounts' | 'transactions'

/** A customer with a fetched login or two, and a fetched login of somebody else. For reading only. */
export interface TwoCustomers {
  customer: CustomerRef
  /** The first login, and a second one where the profile gives what it takes. */
  logins: LoginRef[]
  first: LoginRef
  otherLogin: LoginRef
}

/** The customers and their logins, made once per run. */
export function twoCustomers(scene: Scene): Promise<TwoCustomers> {
  return scene.run.once('two customers', async () => {
    const first = await scene.newFetchedLogin()
    const { customer } = first
    const logins = forSecond(scene) ? [first, await secondLogin(scene, customer)] : [first]
    return { customer, logins, first, otherLogin: await scene.sharedLogin() }
  })
}

/** The same with two logins. @throws CheckStopped (untested) when a customer cannot have a second one */
export async function twoCustomersTwoLogins(scene: Scene): Promise<TwoCustomers> {
  if (!forSecond(scene)) throw noSecond()
  return twoCustomers(scene)
}

/**
 * A further fetched login of a customer, with other credentials or at another provider, so that it is no duplicate.
 * @throws CheckStopped (untested) when the profile gives neither
 */
export async function secondLogin(
  scene: Scene,
  customer: CustomerRef,
  fields: Record<string, unknown> = {},
): Promise<LoginRef> {
  const second = forSecond(scene)
  if (!second) throw noSecond()
  const { provider, credentials } = second
  return scene.newFetchedLogin({ provider, customer, fields: { ...fields, ...(credentials && { credentials }) } })
}

/** Providers at which a second login of one customer may be made, beside the plain one. */
const forFurther = ['select', 'bare'] as const

/** Where a second login of one customer may be made; undefined where nothing would differ from the first. */
function forSecond(scene: Scene): { provider: ProviderPurpose; credentials?: Credentials } | undefined {
  const credentials = scene.provider('plain').credentials?.other
  if (credentials) return { provider: 'plain', credentials }
  const { providers } = scene.run.profile
  const purpose = forFurther.find((name) => providers.some((provider) => provider.purpose === name))
  return purpose && { provider: purpose }
}

function noSecond(): CheckStopped {
  return untested(because('no-second-login-given', { purposes: forFurther }))
}

/** Every page of a list of accounts or transactions, in the largest pages. */
export function wholeList(scene: Scene, send: Send, list: ListName, query: Query): Promise<Exchange[]> {
  const filter: Query = [...query, ['per_page', '1000']]
  return followPages(
    send,
    list === 'accounts' ? scene.requests.listAccounts(filter) : scene.requests.listTransactions(filter),
  )
}

/** The accounts or transactions of the shared login, and of the large one where there is one. Read once per run. */
export function listsAtHand(scene: Scene, send: Send, list: ListName): Promise<Exchange[]> {
  return scene.run.once(`${list} at hand`, async () => {
    const large = scene.run.offered.get('large-login') === true ? [scene.largeLogin()] : []
    const pages: Exchange[] = []
    for (const { id } of [await scene.sharedLogin(), ...large]) {
      pages.push(...(await wholeList(scene, send, list, [['login_id', id]])))
    }
    return pages
  })
}

/** The ids of a login's accounts. @throws CheckStopped (inconclusive) when they cannot be listed */
export async function accountIdsOf(scene: Scene, send: Send, login: LoginRef): Promise<string[]> {
  const pages = await wholeList(scene, send, 'accounts', [['login_id', login.id]])
  return pages.flatMap((page) => {
    const rows = rowsOf(page)
    if (!rows) throw setUpFailed('list the accounts of a login', page)
    return rows.map(({ id }) => String(id))
  })
}

/** The accounts of each of these logins, asked for by login. */
export async function accountsByLogin(scene: Scene, send: Send, logins: readonly LoginRef[]): Promise<Exchange[]> {
  const pages: Exchange[] = []
  for (const { id } of logins) pages.push(...(await wholeList(scene, send, 'accounts', [['login_id', id]])))
  return pages
}

/** Every page of the transactions of each account of these logins, asked for by account. */
export async function transactionsOfEachAccount(
  scene: Scene,
  send: Send,
  logins: readonly LoginRef[],
): Promise<Exchange[]> {
  const pages: Exchange[] = []
  for (const login of logins) {
    for (const id of await accountIdsOf(scene, send, login)) {
      const draft = scene.requests.transactionsOfAccount(login, id)
      pages.push(...(await followPages(send, edit.withQuery(draft, 'per_page', '1000'))))
    }
  }
  return pages
}
