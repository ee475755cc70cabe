import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import type { LoginRef } from '../../../harness/actions/scene/refs.ts'
import type { Requests } from '../../../harness/actions/scene/requests.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'

/** What bodies of data enrichment name: placeholders of the profile are called so too. */
export interface EnrichmentSubject {
  customer_id: string
  account_id: string
  transaction_id: string
  category_code: string
  /** Of a transaction that has a merchant; else one that nobody has. */
  merchant_id: string
  /** Of the same account, the one named above first. */
  transaction_ids: readonly string[]
}

export type SubjectKind = 'lasting' | 'doomed' | 'spare'

const unknownMerchant = '00000000000000000000000000000000'

/**
 * A fetched connection whose transactions are enriched, and what its bodies name. `lasting` keeps its transactions to the
 * end of a run; those of `doomed` may be deleted; `spare` is what only another client asks for. Each is made once in
 * a run.
 */
export function subjectOf(scene: Scene, kind: SubjectKind): Promise<EnrichmentSubject> {
  return scene.run.once(`${kind} subject of enrichment`, async () =>
    namedIn(await loginOf(scene, kind), await transactionsAtFirst(scene, kind)),
  )
}

/** What a body may name of a connection, the connection itself, and how its accounts, all its transactions and those of the account named are listed. */
export interface Subject {
  subject: EnrichmentSubject
  login: LoginRef
  accounts: Draft
  list: Draft
  ofAccount: Draft
}

/** A connection of its own. */
export async function newSubject(scene: Scene, as: ClientPurpose = 'main'): Promise<Subject> {
  const { requests, send } = scene.making()
  const login = await scene.newFetchedLogin({ as })
  const list = listOf(requests, ['login_id', login.id], as)
  const subject = namedIn(login, await send(list))
  const accounts = requests.listAccounts([['login_id', login.id]], as)
  return {
    subject,
    login,
    accounts,
    list,
    ofAccount: listOf(requests, ['account_id', subject.account_id], as),
  }
}

/** What a body names of a connection and its transactions. @throws CheckStopped (inconclusive) where it has none */
function namedIn(login: LoginRef, list: Exchange): EnrichmentSubject {
  const rows = rowsOf(list) ?? []
  const [row] = rows
  if (!row) throw setUpFailed(list, 'transaction')
  const merchants = rows.map(({ extra }) => (extra as { merchant_id?: unknown } | undefined)?.merchant_id)
  const merchant = merchants.find((id) => typeof id === 'string' && id !== '')
  return {
    customer_id: login.customer.id,
    account_id: String(row['account_id']),
    transaction_id: String(row['id']),
    category_code: 'groceries',
    merchant_id: String(merchant ?? unknownMerchant),
    transaction_ids: rows.filter(({ account_id }) => account_id === row['account_id']).map(({ id }) => String(id)),
  }
}

/** The transactions of that connection before anything was sent about them. */
export function transactionsAtFirst(scene: Scene, kind: SubjectKind): Promise<Exchange> {
  return scene.run.once(`${kind} transactions at first`, async () => transactionsOf(scene, await loginOf(scene, kind)))
}

/** The transactions of that connection as the account routes list them now. @throws CheckStopped (untested) without such routes */
export async function transactionsOfSubject(scene: Scene, kind: SubjectKind): Promise<Exchange> {
  return transactionsOf(scene, await loginOf(scene, kind))
}

function loginOf(scene: Scene, kind: SubjectKind): Promise<LoginRef> {
  return scene.run.once(`${kind} connection`, async () => {
    scene.making()
    return scene.newFetchedLogin()
  })
}

function transactionsOf(scene: Scene, login: LoginRef): Promise<Exchange> {
  const { requests, send } = scene.making()
  return send(listOf(requests, ['login_id', login.id]))
}

export function listOf(requests: Requests, parent: [name: string, id: string], as: ClientPurpose = 'main'): Draft {
  return requests.listTransactions([parent, ['per_page', '1000']], as)
}
