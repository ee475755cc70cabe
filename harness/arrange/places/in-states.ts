import type { Exchange } from '../../../core/exchange.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Form } from '../../client/route-form.ts'
import type { Place } from '../../places/place.ts'
import { waitingLogin } from '../logins/interactive.ts'
import { whileWaiting } from '../logins/reconnect.ts'
import { refreshableLogin, refreshBefore } from '../logins/refresh.ts'
import { whileDisabled } from '../logins/while-disabled.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Requests } from '../scene/requests.ts'
import type { Scene } from '../scene/scene.ts'

/** The request of a route that changes a login, by the name of the good one. */
const changes: Readonly<Record<string, (requests: Requests, login: LoginRef, form: Form) => Draft>> = {
  'reconnect a login': (requests, login, form) => requests.reconnect(login, {}, form),
  'refresh a login': (requests, login, form) => requests.refresh(login, {}, form),
  'answer an interactive step': (requests, login, form) => requests.interactive(login, {}, form),
}

/** A state of a login in which a route refuses to change it: the answer then, and where it can be had the one afterwards. */
type InState = (
  scene: Scene,
  send: Send,
  draft: (login: LoginRef) => Draft,
) => Promise<readonly [after: Exchange | undefined, during: Exchange]>

/** The states, by the words of features. */
export const inStates = {
  'while its login is disabled, then once it is active': async (scene, send, draft) => {
    const login = await refreshableLogin(scene)
    return whileDisabled(scene, send, login, draft(login))
  },
  'while its login waits for input, then once it was fetched': async (scene, send, draft) => {
    const login = await waitingLogin(scene)
    return whileWaiting(scene, send, login, draft(login))
  },
  'while its login waits for input': async (scene, send, draft) => {
    const login = await waitingLogin(scene)
    await scene.waitingForInput(login)
    return [undefined, await send(draft(login))]
  },
  'before the next_refresh_possible_at of its login': async (scene, send, draft) => {
    const login = await scene.newFetchedLogin()
    return refreshBefore(scene, send, login, draft(login))
  },
  'for a login that has no interactive step': async (scene, send, draft) => [
    undefined,
    await send(draft(await scene.newFetchedLogin())),
  ],
} satisfies Record<string, InState>

/** How a route that changes a login answers in a state of it. */
export function sendInState(
  scene: Scene,
  send: Send,
  { route: { request } }: Pick<Place, 'route'>,
  state: keyof typeof inStates,
): ReturnType<InState> {
  const [name = '', isByPath] = request.split(' by its path')
  const change = changes[name]
  if (!change)
    throw new Error(`CHANGE_UNKNOWN: "${request}" changes no login; known are ${Object.keys(changes).join(', ')}`)
  return inStates[state](scene, send, (login) =>
    change(scene.requests, login, isByPath === undefined ? 'header' : 'path'),
  )
}
