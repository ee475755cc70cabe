import type { Draft } from '../client/draft.ts'
import type { Exchange } from '../client/exchange.ts'
import { rowsOf } from '../checks/answer.ts'
import { CheckStopped } from '../run/stop.ts'
import type { Scene } from './scene.ts'
import { walk } from './walk.ts'

/** The ids of every row on these pages, as text, in order. */
export function idsIn(pages: readonly Exchange[]): string[] {
  return pages.flatMap((page) => (rowsOf(page) ?? []).map(({ id }) => String(id)))
}

/**
 * The request that lists the transactions of the large login's largest account, and that account's id.
 * @throws CheckStopped (inconclusive) when the login's transactions belong to one account only or none is large
 */
export async function transactionsOfLargestAccount(
  scene: Scene,
  send: (draft: Draft) => Promise<Exchange>,
): Promise<{ accountId: string; draft: Draft }> {
  const login = scene.largeLogin()
  const pages = await walk(
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
  if (!largest || largest[1] <= 100)
    throw new CheckStopped(
      'inconclusive',
      'No account of the large login has more than one page of transactions',
      pages,
    )
  return { accountId: largest[0], draft: scene.requests.listTransactions([['account_id', largest[0]]]) }
}
