import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import { inDialect } from '../../dialect/in-dialect.ts'
import type { LoginState } from '../../checks/logins/left-as-it-was.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { sendEach } from '../scene/send-each.ts'
import { listedAttempts } from './read-attempts.ts'
import { type Modification, toReconnect } from './modifying.ts'

/**
 * A second login beside another: of the same customer where the provider has other credentials that succeed, so that
 * nothing but the login differs; else of another customer.
 */
export async function loginBeside(scene: Scene, login: LoginRef): Promise<LoginRef> {
  const other = login.provider.credentials?.other
  if (other === undefined) return scene.newLogin()
  return scene.newLogin({ customer: login.customer, fields: { credentials: other } })
}

/** A customer beside that of a login, of the same client. */
export function customerBeside(scene: Scene): Promise<CustomerRef> {
  return scene.run.once('customer beside others', () => scene.newCustomer())
}

/** The draft with the Login-secret of another login. */
export function withLoginOf(scene: Scene, draft: Draft, { secret }: LoginRef): Draft {
  return edit.withHeader(draft, scene.run.dialect.loginSecretHeader, secret)
}

/** The draft with the Customer-secret of another customer. */
export function withCustomerOf(scene: Scene, draft: Draft, { secret }: CustomerRef): Draft {
  return edit.withHeader(draft, scene.run.dialect.customerSecretHeader, secret)
}

/** The login and its attempts as they are shown now. */
export async function stateOf(scene: Scene, login: LoginRef, send: Send): Promise<LoginState> {
  const shown = await send(scene.requests.showLogin(login))
  return { login: shown, attempts: await listedAttempts(scene, send, login, [attemptIn(shown)?.id]) }
}

/** Tries to change a login with crossed secrets and keys, in every way that the profile has the means for. */
export async function crossEveryWay(scene: Scene, login: LoginRef, send: Send): Promise<Exchange[]> {
  const reconnect = scene.requests.reconnect(login, { daily_refresh: true })
  const byPath = scene.requests.reconnect(login, { daily_refresh: true }, 'path')
  const drafts = [
    withCustomerOf(scene, reconnect, await customerBeside(scene)),
    withLoginOf(scene, byPath, await loginBeside(scene, login)),
    ...(scene.run.offered.get('second-client') === true
      ? [edit.asClient(reconnect, 'second'), edit.asClient(byPath, 'second')]
      : []),
  ]
  return sendEach(send, drafts)
}

/** A login and its attempts before crossed requests, after them, and after a request that changes it. */
export type LoginStates = [before: LoginState, after: LoginState, changed: LoginState]

/** Tries to change a fetched login in every crossed way, then reconnects it, so that a change is known to show. */
export async function crossAndReconnect(scene: Scene, send: Send): Promise<LoginStates> {
  const { login, draft } = await toReconnect(scene, 'header')
  const before = await stateOf(scene, login, send)
  await crossEveryWay(scene, login, send)
  const after = await stateOf(scene, login, send)
  await send(draft)
  return [before, after, await stateOf(scene, login, send)]
}

/** What crosses requests that modify logins. */
type Crossing = (scene: Scene, ready: readonly Modification[]) => Promise<(draft: Draft) => Draft>

/** Crossings by what features say after "with". */
const crossings: Readonly<Record<string, Crossing>> = {
  'their own secret under the name of version 4': async ({ run }) => {
    const { loginSecretHeader } = run.dialect
    return (draft) => {
      const { [loginSecretHeader]: secret = '' } = draft.headers
      const spoken = inDialect(edit.withoutHeader(draft, loginSecretHeader), run.dialect)
      return { ...edit.withHeader(spoken, 'Login-secret', secret), spoken: true }
    }
  },
  'the secret of another login': async (scene, [first]) => {
    const other = await loginBeside(scene, first?.login ?? (await scene.newFetchedLogin()))
    return (draft) => withLoginOf(scene, draft, other)
  },
  'the secret of another customer': async (scene) => {
    const other = await customerBeside(scene)
    return (draft) => withCustomerOf(scene, draft, other)
  },
  'the keys of the second client': async () => (draft) => edit.asClient(draft, 'second'),
  'the keys of the second client and the secret of its customer': async (scene) => {
    const own = await scene.sharedCustomer('second')
    return (draft) => edit.asClient(withCustomerOf(scene, draft, own), 'second')
  },
}

/** The crossing that features name. @throws Error CROSSING_UNKNOWN naming the known ones */
export function crossingNamed(name: string): Crossing {
  const found = crossings[name]
  if (!found) throw new Error(`CROSSING_UNKNOWN: "${name}" is not one of ${Object.keys(crossings).join(', ')}`)
  return found
}
