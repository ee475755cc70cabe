import { because } from '../../reasons/because.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { ProviderPurpose } from '../../profile/profile.ts'
import { providerDetail } from '../providers/provider-details.ts'
import { purposesWithCredentials } from '../providers/providers.ts'
import { optionalFieldsIn } from '../providers/select-field.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

export interface ConnectOptions {
  /** The plain one when absent. */
  provider?: ProviderPurpose | undefined
  /** A customer of its own when absent. */
  customer?: CustomerRef | undefined
  /** What is changed in the request that a right server accepts. */
  change?: (draft: Draft) => Draft
}

/** A connection with the login that it made, where it made one. */
export interface MadeConnection extends Connection {
  provider: ProviderPurpose
  customer: CustomerRef
  login?: LoginRef
}

/**
 * Creates a login and follows its first fetch to the end.
 * @throws CheckStopped (inconclusive) when an accepted creation shows no login or its attempt never finishes
 */
export async function connect(scene: Scene, send: Send, options: ConnectOptions = {}): Promise<MadeConnection> {
  const purpose = options.provider ?? 'plain'
  const provider = scene.provider(purpose)
  const customer = options.customer ?? (await scene.newCustomer())
  const draft = scene.requests.createLogin(customer, provider)
  const answer = await send(options.change ? options.change(draft) : draft)
  if (!isSuccess(answer)) return { provider: purpose, customer, answer }
  const login = scene.loginOf(answer, customer, provider)
  return { provider: purpose, customer, login, answer, ended: await scene.finished(login) }
}

/**
 * Connects at a provider that shows an optional field, without its optional fields.
 * @throws CheckStopped (untested) where neither the plain nor the select provider shows one
 */
export async function connectWithoutOptional(scene: Scene, send: Send): Promise<MadeConnection> {
  for (const provider of purposesWithCredentials(scene, ['plain', 'select'])) {
    const optional = optionalFieldsIn(await providerDetail(scene, send, provider))
    if (optional.length === 0) continue
    const typed = Object.entries(scene.provider(provider).credentials?.succeed ?? {})
    const credentials = Object.fromEntries(typed.filter(([name]) => !optional.includes(name)))
    return connect(scene, send, {
      provider,
      change: (draft) => edit.withBodyField(draft, 'data.credentials', credentials),
    })
  }
  throw untested(because('no-optional-field'))
}

/** A connection in its plainest form that checks share as their control: made once in a run. */
export function controlConnection(scene: Scene, send: Send, provider: ProviderPurpose): Promise<MadeConnection> {
  return scene.run.once(`connection at ${provider}`, () => connect(scene, send, { provider }))
}

/** Sends a request that modifies a login and, where it is accepted, follows the attempt that it started to its end. */
export async function follow(scene: Scene, send: Send, login: LoginRef, draft: Draft): Promise<Connection> {
  const answer = await send(draft)
  return isSuccess(answer) ? { answer, ended: await scene.finished(login) } : { answer }
}
