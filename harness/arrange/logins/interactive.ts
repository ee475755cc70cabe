import { because } from '../../reasons/because.ts'
import { daySeconds } from '../../../core/calendar.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { follow, type MadeConnection } from './connect.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { attemptsNow } from './read-attempts.ts'

/** A login whose first fetch stands at its interactive step. @throws CheckStopped (inconclusive) when it never does */
export async function waitingLogin(
  scene: Scene,
  provider: 'interactive' | 'approval' = 'interactive',
): Promise<LoginRef> {
  const login = await scene.newLogin({ provider })
  await scene.waitingForInput(login)
  return login
}

/** Gives a waiting login its input, with fields beside it, and follows its attempt to the end. */
export function giveInput(
  scene: Scene,
  send: Send,
  login: LoginRef,
  fields: Record<string, unknown> = {},
): Promise<Connection> {
  return follow(scene, send, login, scene.requests.interactive(login, fields))
}

/** A login of an interactive provider that was connected with its input. */
export async function connectedWithInput(scene: Scene, send: Send): Promise<MadeConnection> {
  const login = await waitingLogin(scene)
  return { ...(await giveInput(scene, send, login)), login, customer: login.customer, provider: 'interactive' }
}

/** Input that the interactive provider refuses. @throws CheckStopped (untested) when the profile gives none */
export function failingInput(scene: Scene): Record<string, string> {
  const given = scene.provider('interactive').interactive_credentials?.fail
  if (!given)
    throw untested(because('profile-gives-no', { field: 'interactive_credentials.fail', purpose: 'interactive' }))
  return given
}

/**
 * The attempts of a waiting login, listed before its input and after its fetch has ended.
 * @throws CheckStopped (inconclusive) when the input is refused
 */
export async function attemptsAroundInput(scene: Scene, send: Send, login: LoginRef): Promise<[Exchange, Exchange]> {
  const before = await attemptsNow(scene, send, login)
  const { answer, ended } = await giveInput(scene, send, login)
  if (!ended) throw setUpFailed('answer the interactive step of a login', answer)
  return [before, await attemptsNow(scene, send, login)]
}

/** A waiting login as it is shown a day later. @throws CheckStopped (untested) without a clock to move */
export async function dayWithoutInput(scene: Scene, send: Send, login: LoginRef): Promise<Exchange> {
  await scene.control.passTime(daySeconds)
  const show = scene.requests.showLogin(login)
  return readUntil(
    () => send(show),
    (exchange) => attemptIn(exchange)?.finished === true,
    settleMs,
  )
}
