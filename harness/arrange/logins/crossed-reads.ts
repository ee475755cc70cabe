import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { sendEach } from '../scene/send-each.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess, rowsOf } from '../../checks/answers/answer.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/** What can be read of a login, by the name features use. */
const readings = {
  'the login': ({ requests }: Scene, login: LoginRef) => requests.showLogin(login),
  "its customer's logins": ({ requests }: Scene, { customer }: LoginRef) =>
    requests.listLogins([['customer_id', customer.id]]),
  'the logins from it on': ({ requests }: Scene, login: LoginRef) => requests.listLogins([['from_id', login.id]]),
  'its attempts': ({ requests }: Scene, login: LoginRef) => requests.listAttempts(login),
  'its newest attempt': async (scene: Scene, login: LoginRef) =>
    scene.requests.showAttempt(login, (await scene.finished(login)).id ?? ''),
  'its accounts': ({ requests }: Scene, login: LoginRef) => requests.listAccounts([['login_id', login.id]]),
  "its customer's accounts": ({ requests }: Scene, { customer }: LoginRef) =>
    requests.listAccounts([['customer_id', customer.id]]),
  'its transactions': ({ requests }: Scene, login: LoginRef) => requests.listTransactions([['login_id', login.id]]),
  'the transactions of its first account': async (scene: Scene, login: LoginRef, send: Send) =>
    scene.requests.listTransactions([['account_id', await firstAccount(scene, login, send)]]),
}

async function firstAccount({ requests }: Scene, login: LoginRef, send: Send): Promise<string> {
  const exchange = await send(requests.listAccounts([['login_id', login.id]]))
  const id = rowsOf(exchange)?.[0]?.['id']
  if (id === undefined) throw setUpFailed('find an account of a login', exchange)
  return String(id)
}

/** The request that reads something of a login, named as in features. @throws Error READING_UNKNOWN naming the known */
async function readingOf(scene: Scene, login: LoginRef, name: string, send: Send): Promise<Draft> {
  const make = readings[name as keyof typeof readings]
  if (!make) throw new Error(`READING_UNKNOWN: "${name}" is not one of ${Object.keys(readings).join(', ')}`)
  return make(scene, login, send)
}

const unfiltered = ', the latter without a filter'

/**
 * What the main client reads of its login, once that is there or has taken too long, and what the second client gets for
 * the same, with its secrets and without; or for the list without a filter, from its beginning and from that row on.
 */
export async function readByTwoClients(
  scene: Scene,
  name: string,
  send: Send,
): Promise<{ owner: Exchange; second: Exchange[] }> {
  const draft = await readingOf(scene, await scene.sharedLogin(), name.replace(unfiltered, ''), send)
  const owner = await readUntil(() => send(draft), isThere, settleMs)
  const [row] = rowsOf(owner) ?? []
  const tried = name.endsWith(unfiltered)
    ? [[], ...(row ? [[['from_id', String(row['id'])] as [string, string]]] : [])].map((query) => ({ ...draft, query }))
    : [draft, { ...draft, headers: {} }]
  const asSecond = tried.map((one) => edit.asClient(one, 'second'))
  return { owner, second: await sendEach(send, asSecond) }
}

/** Whether an answer shows what was asked for: the resource itself, or at least one row of it. */
function isThere(exchange: Exchange): boolean {
  return isSuccess(exchange) && rowsOf(exchange)?.length !== 0
}
