import { isSuccess } from '../../checks/answers/answer.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * A request that changes a login: answered while that login is disabled, and once it is active again. Where the first is
 * accepted there is no second: it says enough.
 */
export async function whileDisabled(
  scene: Scene,
  send: (draft: Draft) => Promise<Exchange>,
  login: LoginRef,
  draft: Draft,
): Promise<[after: Exchange | undefined, during: Exchange]> {
  await scene.control.setLoginStatus(login.id, 'disabled')
  const during = await send(draft)
  await scene.control.setLoginStatus(login.id, 'active')
  return [isSuccess(during) ? undefined : await send(draft), during]
}
