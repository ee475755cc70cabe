import { isRow, dataOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { showPaymentProvider } from './drafts.ts'
import type { PaymentProvider } from '../checks/payment-field.ts'
import { paymentProviders } from './read-lists.ts'
import { requiredFieldsIn } from './required-fields.ts'

/** The detail of a provider at the path that is natural for it, asked for once in a run. The documents show no path. */
export function paymentProviderDetail(scene: Scene, code: string): Promise<Exchange> {
  return scene.run.once(`payment provider ${code}`, () => scene.send(showPaymentProvider(scene.requests, code)))
}

/** The value of required_payment_fields: of the provider's detail, else of its row in the list. Undefined where neither has it. */
export async function requiredPaymentFields(scene: Scene, provider: PaymentProvider): Promise<unknown> {
  const shown = dataOf(await paymentProviderDetail(scene, provider.code))
  const detail = isRow(shown) && shown['code'] === provider.code ? shown['required_payment_fields'] : undefined
  return detail ?? provider.row['required_payment_fields']
}

/** The fields that a provider demands for a template; none where the target does not show them in a readable form. */
export async function demandedFields(scene: Scene, provider: PaymentProvider, template: string): Promise<string[]> {
  return requiredFieldsIn(await requiredPaymentFields(scene, provider), template) ?? []
}

/** Whether a provider shows which fields it demands, so that a payment there can leave out the others. */
export async function showsDemands(scene: Scene, code: string | undefined): Promise<boolean> {
  const provider = (await paymentProviders(scene)).find((one) => one.code === code)
  return provider !== undefined && (await requiredPaymentFields(scene, provider)) !== undefined
}
