import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { because } from '../../../harness/reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import { namedProvider } from './payable.ts'
import { paymentProviders } from './read-lists.ts'

type Status = 'inactive' | 'disabled'
/** The code of a provider in one of these statuses. @throws CheckStopped (untested) where none is named or listed */
export async function paymentProviderIn(scene: Scene, statuses: readonly Status[]): Promise<string> {
  const named = statuses.map((status) => namedProvider(scene, status)).find((provider) => provider !== undefined)
  const found = named ?? (await paymentProviders(scene)).find(({ status }) => statuses.some((one) => one === status))
  if (!found)
    throw untested(because('profile-gives-no', { field: `data.payment_providers as ${statuses.join(' or ')}` }))
  return found.code
}
