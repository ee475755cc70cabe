import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { LoginState } from '../../checks/logins/left-as-it-was.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { helpersOf } from '../../run/helpers.ts'
import { inTurns } from '../../run/in-turns.ts'
import { loginBeside, stateOf } from './crossing.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/** A login whose secrets are crossed with those of others, with a reconnect of it that was accepted. */
export interface CrossedLogin {
  login: LoginRef
  /** Whose it is, for people. */
  name: string
  control: Exchange
  /** As it was before that reconnect, and as it is since. */
  first: LoginState
  state: LoginState
}

/** A combination of keys, secrets and id, each named by the place of the login that it belongs to. */
export interface Crossing {
  keys: number
  customer: number
  secret: number
  /** Undefined in the header-named form, which names no login. */
  id: number | undefined
}

/**
 * Logins of one customer, of another and, where the profile has a second client, of that one: each fetched, and
 * reconnected once as it should be.
 * @throws CheckStopped (inconclusive) where one cannot be made or reconnected
 */
export async function makeCrossedLogins(scene: Scene, send: Send): Promise<CrossedLogin[]> {
  const first = await scene.newFetchedLogin()
  const logins: Array<[string, LoginRef]> = [
    ['the first login', first],
    ['a login beside it', await loginBeside(scene, first)],
    ["another customer's login", await scene.newLogin()],
  ]
  const second = scene.run.offered.get('second-client') === true
  if (second) logins.push(["another client's login", await scene.newLogin({ as: 'second' })])
  const crossed: CrossedLogin[] = []
  const cross = async ([at, [name, made]]: [number, [string, LoginRef]]) => {
    crossed[at] = await crossable(scene, send, name, made)
  }
  await inTurns([...logins.entries()], cross, helpersOf(scene.run))
  return crossed
}

async function crossable(scene: Scene, send: Send, name: string, made: LoginRef): Promise<CrossedLogin> {
  const { id } = await scene.fetched(made)
  const first = await stateOf(scene, made, send)
  const control = await send(scene.requests.reconnect(made, { override_credentials: true }))
  if (!isSuccess(control)) throw setUpFailed('reconnect a login with its own secrets', control)
  await scene.finished(made, id)
  return { login: made, name, control, first, state: await stateOf(scene, made, send) }
}

/** The reconnect that a crossing asks for. Nothing but its keys, secrets and id can speak against it. */
export function crossedDraft({ requests }: Scene, logins: readonly CrossedLogin[], crossing: Crossing): Draft {
  const { keys, customer, secret, id } = crossing
  const of = (place: number): LoginRef => (logins[place] ?? noLogin()).login
  const aimed = of(id ?? secret)
  const draft = requests.reconnect(aimed, { override_credentials: true }, id === undefined ? 'header' : 'path')
  const crossed = requests.asLogin(draft, { ...of(secret), customer: of(customer).customer })
  return edit.asClient(crossed, of(keys).customer.as)
}

function noLogin(): never {
  throw new Error('LOGIN_MISSING: a crossing names a login that was not made')
}
