import { paymentProviderIn } from '../../harness/actions/payments/inactive-provider.ts'
import { namedProvider } from '../../harness/actions/payments/payable.ts'
import type { AssayWorld } from '../world/world.ts'

/** Values of bodies that pay, which features name in angle brackets. */
export const paymentValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the id of a customer of the second client$/, async ({ scene }) => (await scene.newCustomer('second')).id],
  [/^the code of a payment provider without keys$/, ({ scene }) => namedProvider(scene, 'keyless')?.code],
  [/^the code of an inactive payment provider$/, ({ scene }) => paymentProviderIn(scene, ['inactive', 'disabled'])],
  [/^the code of a disabled payment provider$/, ({ scene }) => paymentProviderIn(scene, ['disabled'])],
]
