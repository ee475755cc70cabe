import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import { keysOf, registeredAppId } from '../scene/keys.ts'
import type { Scene } from '../scene/scene.ts'

/** The answer to a request of a client that is disabled for it, and has its status back afterwards. */
export async function whileDisabled({ run, control, send }: Scene, as: ClientPurpose, draft: Draft): Promise<Exchange> {
  const appId = registeredAppId(run.profile, as)
  await control.setClientStatus(appId, 'disabled')
  try {
    return await send(draft)
  } finally {
    await control.setClientStatus(appId, keysOf(run.profile, as).status)
  }
}
