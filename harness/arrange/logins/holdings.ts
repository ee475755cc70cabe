import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from '../paging/follow-pages.ts'

/** What was fetched for a login, as the pages of both lists. */
export interface Holdings {
  accounts: readonly Exchange[]
  transactions: readonly Exchange[]
}

/** The accounts and transactions of a login. Without a login, as where its creation was refused, there are no pages. */
export async function holdingsOf({ requests }: Scene, send: Send, login: LoginRef | undefined): Promise<Holdings> {
  if (!login) return { accounts: [], transactions: [] }
  const { as } = login.customer
  return {
    accounts: await followPages(send, requests.listAccounts([['login_id', login.id]], as)),
    transactions: await followPages(send, requests.listTransactions([['login_id', login.id]], as)),
  }
}
