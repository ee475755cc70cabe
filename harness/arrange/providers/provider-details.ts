import { isSuccess, rowsOf } from '../../checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ProviderPurpose } from '../../profile/profile.ts'
import { rowAlone } from '../scene/maker.ts'
import type { Scene } from '../scene/scene.ts'
import type { Draft, Send } from '../../client/draft.ts'

/** Providers to connect with. Whether an inactive or disabled one is shown is not said. */
const connectable: ProviderPurpose[] = ['plain', 'interactive', 'select', 'oauth', 'file', 'bare']

/** The request for the detail of a provider. */
export function showProvider(scene: Scene, code: string): Draft {
  return scene.requests.get('show a provider', `/providers/${encodeURIComponent(code)}`)
}

/** The detail of the profile's provider for a purpose. @throws CheckStopped (untested) when the profile names none */
export async function providerDetail(scene: Scene, send: Send, purpose: ProviderPurpose): Promise<Exchange> {
  const { code } = scene.provider(purpose)
  return scene.run.once(`provider ${code}`, () => send(showProvider(scene, code)))
}

/**
 * The details of the profile's providers to connect with: that of the plain one, however it is answered, and of each
 * other one that is shown.
 */
export async function providerDetails(scene: Scene, send: Send): Promise<Exchange[]> {
  if (!scene.requests.offers(showProvider(scene, 'any'))) return listedAlone(scene, send)
  const named = connectable.filter((purpose) =>
    scene.run.profile.providers.some((provider) => provider.purpose === purpose),
  )
  const details: Exchange[] = []
  for (const purpose of named) {
    const detail = await providerDetail(scene, send, purpose)
    if (purpose === 'plain' || isSuccess(detail)) details.push(detail)
  }
  return details
}

/** Providers of the list, each as if it had been asked for alone, in a version that shows them no other way. */
async function listedAlone(scene: Scene, send: Send): Promise<Exchange[]> {
  const list = await send(scene.requests.get('list providers', '/providers', [['include_fake_providers', 'true']]))
  const alone = (rowsOf(list) ?? []).map(({ id }) => rowAlone(list, String(id)))
  return alone.length > 0 ? alone : [list]
}
