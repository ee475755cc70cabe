import { because } from '../../reasons/because.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import { readUntil } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { providerDetail } from '../providers/provider-details.ts'

/** How long a target may take to write down what follows from a fetch that it ended. */
const settleMs = 1500

/**
 * A login just fetched with the scope holder_info, as it is shown; made once in a run.
 * @throws CheckStopped (untested) when the plain provider supplies no holder info
 */
export async function loginWithHolder(scene: Scene, send: Send): Promise<Exchange> {
  const login = await fetchedWithHolder(scene, send)
  return readUntil(() => send(scene.requests.showLogin(login)), showsHolder, settleMs)
}

function fetchedWithHolder(scene: Scene, send: Send): Promise<LoginRef> {
  return scene.run.once('login fetched with holder info', async () => {
    const supplied = acceptedData(await providerDetail(scene, send, 'plain'))?.['holder_info']
    if (Array.isArray(supplied) && supplied.length === 0) throw untested(because('provider-without-holder-info'))
    return scene.newFetchedLogin({ fields: { fetch_scopes: ['accounts', 'holder_info'] } })
  })
}

function showsHolder(exchange: Exchange): boolean {
  const holder = acceptedData(exchange)?.['holder_info']
  return typeof holder === 'object' && holder !== null && Object.keys(holder).length > 0
}
