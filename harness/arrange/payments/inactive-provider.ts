import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'
import { namedProvider } from './payable.ts'
import { paymentProviders } from './read-lists.ts'

/** The code of a provider that is inactive or disabled. @throws CheckStopped (untested) where none is named or listed */
export async function inactivePaymentProvider(scene: Scene): Promise<string> {
  const named = namedProvider(scene, 'inactive') ?? namedProvider(scene, 'disabled')
  const listed = (await paymentProviders(scene)).find(({ status }) => status === 'inactive' || status === 'disabled')
  const found = named ?? listed
  if (!found) throw untested(because('no-inactive-payment-provider'))
  return found.code
}
