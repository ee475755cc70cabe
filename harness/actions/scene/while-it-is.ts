import type { ClientPurpose } from '../../profile/profile.ts'
import { keysOf, registeredAppId } from './keys.ts'
import type { Scene } from './scene.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import * as edit from '../../client/edit-draft.ts'

/**
 * Does something while a client has another status, which is put back behind it.
 * @throws CheckStopped (untested) where the target lets no status be set
 */
export async function whileItIs<T>(
  status: string,
  { control, run: { profile } }: Scene,
  as: ClientPurpose,
  act: () => Promise<T>,
): Promise<T> {
  const appId = registeredAppId(profile, as)
  await control.setClientStatus(appId, status)
  try {
    return await act()
  } finally {
    await control.setClientStatus(appId, keysOf(profile, as).status)
  }
}

/** A request for a customer of its own: answered before that customer is locked, and while it is. */
export async function sendAroundLock(scene: Scene, draft: Draft): Promise<[before: Exchange, during: Exchange]> {
  const customer = await scene.newCustomer()
  const named = edit.withBodyField(draft, 'data.customer_id', customer.id)
  const opened = Object.hasOwn(draft.headers, scene.run.dialect.customerSecretHeader)
  const own = opened ? scene.requests.asCustomer(named, customer) : named
  const before = await scene.send(own)
  await scene.control.lockCustomer(customer.id, true)
  const during = await scene.send(own)
  await scene.control.lockCustomer(customer.id, false)
  return [before, during]
}
