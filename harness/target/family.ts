import { rowsOf } from '../checks/answer.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange } from '../client/exchange.ts'
import type { ProviderPurpose } from '../profile/profile.ts'
import { setUpFailed, untested } from '../run/stop.ts'
import type { CustomerRef, LoginRef } from './refs.ts'
import type { Scene } from './scene.ts'
import { walk } from './walk.ts'

type Send = (draft: Draft) => Promise<Exchange>
type Query = Array<[string, string]>

/** A customer with two fetched logins, and a fetched login of somebody else. For reading only. */
export interface Family {
  customer: CustomerRef
  first: LoginRef
  second: LoginRef
  stranger: LoginRef
}

/** The family, made once per run. @throws CheckStopped (untested) when a customer cannot have a second login */
export function family(scene: Scene): Promise<Family> {
  return scene.run.once('family of logins', async () => {
    const customer = await scene.newCustomer()
    const first = await scene.newFetchedLogin({ customer })
    return { customer, first, second: await secondLogin(scene, customer), stranger: await scene.sharedLogin() }
  })
}

/**
 * A further fetched login of a customer, with other credentials or at another provider, so that it is no duplicate.
 * @throws CheckStopped (untested) when the profile gives neither
 */
export function secondLogin(
  scene: Scene,
  customer: CustomerRef,
  fields: Record<string, unknown> = {},
): Promise<LoginRef> {
  const { providers } = scene.run.profile
  const other = scene.provider('plain').credentials?.other
  if (other) return scene.newFetchedLogin({ customer, fields: { ...fields, credentials: other } })
  const purposes: ProviderPurpose[] = ['select', 'bare']
  const purpose = purposes.find((name) => providers.some((provider) => provider.purpose === name))
  if (purpose) return scene.newFetchedLogin({ provider: purpose, customer, fields })
  throw untested(
    'the profile gives the plain provider no credentials.other, nor a provider with purpose select or bare',
  )
}

/** Every page of a list of accounts or transactions, in the largest pages. */
export function wholeList(
  scene: Scene,
  send: Send,
  list: 'accounts' | 'transactions',
  query: Query,
): Promise<Exchange[]> {
  const filter: Query = [...query, ['per_page', '1000']]
  return walk(send, list === 'accounts' ? scene.requests.listAccounts(filter) : scene.requests.listTransactions(filter))
}

/** The accounts or transactions of the shared login, and of the large one where there is one. Read once per run. */
export function listsAtHand(scene: Scene, send: Send, list: 'accounts' | 'transactions'): Promise<Exchange[]> {
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

/** The transactions of each of these accounts, asked for by account. */
export async function transactionsByAccount(scene: Scene, send: Send, accountIds: string[]): Promise<Exchange[]> {
  const pages: Exchange[] = []
  for (const id of accountIds) pages.push(...(await wholeList(scene, send, 'transactions', [['account_id', id]])))
  return pages
}
