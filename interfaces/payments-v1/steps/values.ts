import { paymentProviderIn } from '../actions/inactive-provider.ts'
import { namedProvider } from '../actions/payable.ts'
import { providerOfUnsupportedMode } from '../actions/unsupported-mode.ts'
import type { NamedValues } from '../../../steps/values/values.ts'

/** Values of bodies that pay, which features name in angle brackets. */
export const values: NamedValues = [
  [/^the code of a payment provider without keys$/, ({ scene }) => namedProvider(scene, 'keyless')?.code],
  [/^the code of a payment provider of an unsupported mode$/, ({ scene }) => providerOfUnsupportedMode(scene)],
  [/^the code of an inactive payment provider$/, ({ scene }) => paymentProviderIn(scene, ['inactive', 'disabled'])],
  [/^the code of a disabled payment provider$/, ({ scene }) => paymentProviderIn(scene, ['disabled'])],
]
