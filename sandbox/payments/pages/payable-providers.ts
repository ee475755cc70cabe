import type { Sandbox } from '../../world/sandbox.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { wrongAttribute } from '../refuse-wrong-attributes.ts'
import type { Client } from '../../store/entities.ts'

export function payableProviders(
  sandbox: Sandbox,
  { order: { template, attributes } }: PaymentSession,
  client: Client,
): PaymentProvider[] {
  const { payments } = sandbox.rules
  return payments
    .providers()
    .filter((provider) => payments.providerVisible(provider, client))
    .filter((provider) => payments.providerRefusal(provider) === undefined && !payments.keyMissing(provider))
    .filter((provider) => payments.modeSupported(provider))
    .filter((provider) => payments.templateSupported(provider, template.identifier))
    .filter((provider) => wrongAttribute(sandbox, { template, provider, attributes }) === undefined)
}

/** The provider that the client or the user chose, or undefined. */
export function chosenProvider(
  { rules }: Sandbox,
  { providerCode }: Pick<PaymentSession, 'providerCode'>,
): PaymentProvider | undefined {
  return providerCode === undefined ? undefined : rules.payments.provider(providerCode)
}
