import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { LoginState } from '../../checks/logins/left-as-it-was.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { loginBeside, stateOf } from './crossing.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

/** A login whose secrets are crossed with those of others, with a reconnect of it that was accepted. */
export interface Crewman {
  login: LoginRef
  /** Whose it is, for people. */
  name: string
  control: Exchange
  /** As it was before that reconnect, and as it is since. */
  first: LoginState
  state: LoginState
}

/** A combination of keys, secrets and id, each named by the place of the login in the crew that it belongs to. */
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
export async function makeCrew(scene: Scene, send: Send): Promise<Crewman[]> {
  const first = await scene.newFetchedLogin()
  const logins: Array<[string, LoginRef]> = [
    ['the first login', first],
    ['a login beside it', await loginBeside(scene, first)],
    ["another customer's login", await scene.newLogin()],
  ]
  const second = scene.run.offered.get('second-client') === true
  if (second) logins.push(["another client's login", await scene.newLogin({ as: 'second' })])
  const crew: Crewman[] = []
  for (const [name, made] of logins) crew.push(await enlist(scene, send, name, made))
  return crew
}

async function enlist(scene: Scene, send: Send, name: string, made: LoginRef): Promise<Crewman> {
  await scene.fetched(made)
  const first = await stateOf(scene, made, send)
  const control = await send(scene.requests.reconnect(made, { override_credentials: true }))
  if (!isSuccess(control)) throw setUpFailed('reconnect a login with its own secrets', control)
  await scene.finished(made)
  return { login: made, name, control, first, state: await stateOf(scene, made, send) }
}

/** The reconnect that a crossing asks for. Nothing but its keys, secrets and id can speak against it. */
export function crossedDraft({ requests }: Scene, crew: readonly Crewman[], crossing: Crossing): Draft {
  const { keys, customer, secret, id } = crossing
  const of = (place: number): LoginRef => (crew[place] ?? crewless()).login
  const aimed = of(id ?? secret)
  const draft = requests.reconnect(aimed, { override_credentials: true }, id === undefined ? 'header' : 'path')
  const crossed = requests.asLogin(draft, { ...of(secret), customer: of(customer).customer })
  return edit.asClient(crossed, of(keys).customer.as)
}

function crewless(): never {
  throw new Error('CREW_TOO_SMALL: a crossing names a login that the crew does not have')
}
