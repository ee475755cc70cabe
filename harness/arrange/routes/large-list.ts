import { because } from '../../reasons/because.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { rowsOf } from '../../checks/answers/answer.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from '../paging/follow-pages.ts'

/** The ids of every row on these pages, as text, in order. */
export function idsIn(pages: readonly Exchange[]): string[] {
  return pages.flatMap((page) => (rowsOf(page) ?? []).map(({ id }) => String(id)))
}

/** The request for a list with more than 250 rows: transactions, or accounts in a version that lists no transactions. */
export async function largeList(scene: Scene): Promise<Draft> {
  const { id, customer } = scene.largeLogin()
  const transactions = scene.requests.listTransactions([['login_id', id]])
  return scene.requests.offers(transactions)
    ? transactions
    : scene.requests.listAccounts([['customer_id', customer.id]])
}

/** A list of several pages whose rows belong to one parent, with the field by which its rows name that parent. */
interface LargePart {
  draft: Draft
  parent: Record<string, string>
}

/**
 * The transactions of the large login's largest account, or the accounts of the large connection.
 * @throws CheckStopped (inconclusive) when the login's transactions belong to one account only or none is large
 */
export async function largePart(scene: Scene, send: Send): Promise<LargePart> {
  const { id } = scene.largeLogin()
  const draft = scene.requests.listTransactions([['login_id', id]])
  if (scene.requests.offers(draft)) return transactionsOfLargestAccount(scene, send)
  return { draft: scene.requests.listAccounts([['login_id', id]]), parent: { connection_id: id } }
}

async function transactionsOfLargestAccount(scene: Scene, send: Send): Promise<LargePart> {
  const login = scene.largeLogin()
  const pages = await followPages(
    send,
    scene.requests.listTransactions([
      ['login_id', login.id],
      ['per_page', '1000'],
    ]),
  )
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const { account_id: id } of rowsOf(page) ?? []) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1)
  }
  const [largest] = [...counts].sort(([, one], [, other]) => other - one)
  if (!largest || largest[1] <= 100) throw new CheckStopped('inconclusive', because('no-large-account'), pages)
  const [account_id] = largest
  return { draft: scene.requests.transactionsOfAccount(login, account_id), parent: { account_id } }
}
