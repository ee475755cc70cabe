import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { LoginState } from '../../checks/logins/left-as-it-was.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type Send = (draft: Draft) => Promise<Exchange>

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
  return {
    login: await send(scene.requests.showLogin(login)),
    attempts: await send(scene.requests.listAttempts(login)),
  }
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
  const answers: Exchange[] = []
  for (const draft of drafts) answers.push(await send(draft))
  return answers
}
