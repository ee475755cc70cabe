import { because } from '../../../harness/reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { namedProvider, triedPayment } from './payable.ts'
import { paymentProviders } from './read-lists.ts'

/**
 * The code of the provider that the profile gives for its mode. A target that does not list it with the template of the
 * payment may refuse it for the template. @throws CheckStopped (untested) where it does not
 */
export async function providerOfUnsupportedMode(scene: Scene): Promise<string> {
  const code = namedProvider(scene, 'unsupported')?.code ?? ''
  const { identifier: template } = (await triedPayment(scene)).payable.template
  const listed = (await paymentProviders(scene)).find((one) => one.code === code)
  if (listed?.templates.includes(template)) return code
  throw untested(because('not-shown', { what: `template ${template}`, of: `the provider ${code}` }))
}
