import { because } from '../../reasons/because.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { providerDetail } from '../providers/provider-details.ts'
import { purposesWithCredentials } from '../providers/providers.ts'

/**
 * A login just fetched with the scope holder_info, as it is shown; made once in a run.
 * @throws CheckStopped (untested) when the plain provider supplies no holder info
 */
export async function loginWithHolder(scene: Scene, send: Send): Promise<Exchange> {
  return shown(scene, send, await fetchedWithHolder(scene, send))
}

function shown(scene: Scene, send: Send, login: LoginRef): Promise<Exchange> {
  return readUntil(() => send(scene.requests.showLogin(login)), showsHolder, settleMs)
}

/**
 * A login fetched with its holder at a provider that lists some of the details and not all, with the detail of the provider.
 * @throws CheckStopped (untested) where neither the plain nor the select provider does
 */
export async function loginWithSomeDetails(scene: Scene, send: Send): Promise<{ detail: Exchange; login: Exchange }> {
  const all = readTable('holder-info').provider
  for (const provider of purposesWithCredentials(scene, ['plain', 'select'])) {
    const detail = await providerDetail(scene, send, provider)
    const listed = acceptedData(detail)?.['holder_info']
    if (!Array.isArray(listed) || listed.length === 0 || all.every((word) => listed.includes(word))) continue
    const login = await scene.newFetchedLogin({ provider, fields: { fetch_scopes: ['accounts', 'holder_info'] } })
    return { detail, login: await shown(scene, send, login) }
  }
  throw untested(because('holder-details-all-listed'))
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
