import { readTable } from '../../../requirements/tables/read-table.ts'
import { bodyOf } from '../../checks/answers/answer.ts'
import { pick } from '../../checks/answers/pick.ts'
import type { Send } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'
import { providerDetail } from './provider-details.ts'

/** Whether holder info may be asked for at the plain provider: the client has the feature, and the provider supplies it. */
export async function holderInfoUsable(scene: Scene, send: Send): Promise<boolean> {
  if (scene.run.offered.get('holder-info') !== true) return false
  return pick(bodyOf(await providerDetail(scene, send, 'plain')), 'data.holder_info[]').some(
    ({ value }) => typeof value === 'string',
  )
}

/** The listed combinations of scopes that this target can serve at the plain provider. Source: reconnect body. */
export async function usableCombinations(scene: Scene, send: Send): Promise<ReadonlyArray<readonly string[]>> {
  const usable = await holderInfoUsable(scene, send)
  return readTable('fetch-scopes').combinations.filter((scopes) => usable || !scopes.includes('holder_info'))
}
