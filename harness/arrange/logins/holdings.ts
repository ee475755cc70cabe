import type { Connection } from '../../checks/connections/connects.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { MadeConnection } from './connect.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from '../paging/follow-pages.ts'

type Send = (draft: Draft) => Promise<Exchange>

/** The pages of a connected login's accounts. @throws CheckStopped (inconclusive) when it was not created */
export function accountsOf(scene: Scene, send: Send, connection: MadeConnection | Connection | undefined) {
  const login = loginIn(connection)
  return followPages(send, scene.requests.listAccounts([['login_id', login.id]], login.customer.as))
}

/** The pages of a connected login's transactions. @throws CheckStopped (inconclusive) when it was not created */
export function transactionsOf(scene: Scene, send: Send, connection: MadeConnection | Connection | undefined) {
  const login = loginIn(connection)
  return followPages(send, scene.requests.listTransactions([['login_id', login.id]], login.customer.as))
}

function loginIn(connection: MadeConnection | Connection | undefined): LoginRef {
  if (connection && 'login' in connection && connection.login) return connection.login
  throw new CheckStopped('inconclusive', 'The login was not created', connection ? [connection.answer] : [])
}
