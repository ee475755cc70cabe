import { paymentProviderIn } from '../actions/provider-in-status.ts'
import { namedProvider, triedPayment } from '../actions/payable.ts'
import { because } from '../../../harness/reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { paymentProviders } from '../actions/read-lists.ts'
import type { NamedValues } from '../../../steps/values/values.ts'

/** Values of bodies that pay, which features name in angle brackets. */
export const values: NamedValues = [
  [/^the code of a payment provider without keys$/, ({ scene }) => namedProvider(scene, 'keyless')?.code],
  [/^the code of a payment provider of an unsupported mode$/, ({ scene }) => providerOfUnsupportedMode(scene)],
  [/^the code of an inactive payment provider$/, ({ scene }) => paymentProviderIn(scene, ['inactive', 'disabled'])],
  [/^the code of a disabled payment provider$/, ({ scene }) => paymentProviderIn(scene, ['disabled'])],
]

/**
 * The code of the provider that the profile gives for its mode. A target that does not list it with the template of the
 * payment may refuse it for the template. @throws CheckStopped (untested) where it does not
 */
async function providerOfUnsupportedMode(scene: Scene): Promise<string> {
  const code = namedProvider(scene, 'unsupported')?.code ?? ''
  const { identifier: template } = (await triedPayment(scene)).payable.template
  const listed = (await paymentProviders(scene)).find((one) => one.code === code)
  if (listed?.templates.includes(template)) return code
  throw untested(because('not-shown', { what: `template ${template}`, of: `the provider ${code}` }))
}
