import { because } from '../../reasons/because.ts'
import { acceptedData, isSuccess, rowsOf } from '../../checks/answers/answer.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Credentials } from '../../profile/profile.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { follow, type MadeConnection } from './connect.ts'
import type { LoginRef } from '../scene/refs.ts'
import { type Scene } from '../scene/scene.ts'
import { followPages } from '../paging/follow-pages.ts'

type Fields = Record<string, unknown>

/**
 * Reconnects a login with fields that replace or add to its plain body, and follows the attempt to its end.
 * @throws CheckStopped (inconclusive) when an accepted attempt never finishes
 */
export function reconnect(scene: Scene, send: Send, login: LoginRef, fields: Fields = {}): Promise<Connection> {
  return follow(scene, send, login, scene.requests.reconnect(login, fields))
}

/** A login that was fetched and once reconnected in the plainest way: the control of what follows on the same login. */
export async function reconnected(scene: Scene, send: Send): Promise<MadeConnection & { login: LoginRef }> {
  const login = await scene.newFetchedLogin()
  const { customer, provider } = login
  return { ...(await reconnect(scene, send, login)), login, customer, provider: provider.purpose }
}

/** Credentials of the plain provider beside those that succeed. @throws CheckStopped (untested) when not given */
export function credentialsThat(scene: Scene, kind: 'fail' | 'other'): Credentials {
  const given = scene.provider('plain').credentials?.[kind]
  if (!given) throw untested(because('profile-gives-no', { field: `credentials.${kind}`, purpose: 'plain' }))
  return given
}

/**
 * A login whose credentials were replaced by others in a reconnect that overrides them.
 * @throws CheckStopped (inconclusive) when that does not connect
 */
export async function overridden(scene: Scene, send: Send): Promise<LoginRef> {
  const login = await scene.newFetchedLogin()
  const credentials = credentialsThat(scene, 'other')
  const { answer, ended } = await reconnect(scene, send, login, { credentials, override_credentials: true })
  if (!ended || ended.failed) throw setUpFailed('override the credentials of a login', ended?.exchange ?? answer)
  return login
}

/** Reconnects the same login with each body in turn, each followed to its end. */
export async function reconnectEach(
  scene: Scene,
  send: Send,
  login: LoginRef,
  bodies: readonly Fields[],
): Promise<Connection[]> {
  const made: Connection[] = []
  for (const fields of bodies) made.push(await reconnect(scene, send, login, fields))
  return made
}

/**
 * The ids of all accounts of a login.
 * @throws CheckStopped (untested) when it has fewer than two
 */
export async function accountIds(scene: Scene, send: Send, login: LoginRef): Promise<string[]> {
  const pages = await followPages(send, scene.requests.listAccounts([['login_id', login.id]]))
  const ids = pages.flatMap((page) => (rowsOf(page) ?? []).map(({ id }) => String(id)))
  if (pages[0] && !isSuccess(pages[0])) throw setUpFailed('list the accounts of a login', pages[0])
  if (ids.length < 2) throw untested(because('too-few-accounts', { accounts: ids.length }))
  return ids
}

/**
 * Sends a change to a login that waits for interactive input, and once more after the input was given and the fetch has
 * ended, as the control. Where the first is accepted there is no control: it says enough.
 */
export async function whileWaiting(
  scene: Scene,
  send: Send,
  login: LoginRef,
  draft: Draft,
): Promise<[Exchange | undefined, Exchange]> {
  await scene.waitingForInput(login)
  const answer = await send(draft)
  if (isSuccess(answer)) return [undefined, answer]
  const input = await send(scene.requests.interactive(login))
  if (acceptedData(input) === undefined) throw setUpFailed('answer the interactive step of a login', input)
  await scene.fetched(login)
  return [await send(draft), answer]
}
