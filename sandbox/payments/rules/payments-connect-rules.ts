import type { PaymentProvider } from '../providers/payment-provider.ts'
import type { Fields } from '../../basics/values.ts'

/** How a payment that the hosted page asks for is evaluated. Source: Payment initiation, pay with connect body; Errors. */
export function paymentsConnectRules() {
  return {
    /** The body as it is read: the place to misread a field. */
    asked: (data: Fields): Fields => data,

    /** Whether a field of the body that must be there is asked for. */
    needed: (_name: string): boolean => true,

    /** The class that refuses a body without a field that it needs. A choice. */
    absentClass: (_name: string): string => 'WrongRequestFormat',

    /** The class that refuses a provider for its status. */
    providerRefusal: (provider: { status: string }): string | undefined =>
      ({ inactive: 'ProviderInactive', disabled: 'ProviderDisabled' })[provider.status],

    /** Whether the client holds no keys for the provider. */
    keyMissing: (provider: { has_keys: boolean }): boolean => !provider.has_keys,

    /** Whether payments can be made at a provider of this mode. */
    modeSupported: ({ mode }: { mode: string }): boolean => mode !== 'file',

    templateSupported: (provider: PaymentProvider, identifier: string): boolean =>
      Object.hasOwn(provider.templates, identifier),

    callbackTypeKnown: (value: unknown): boolean => value === 'post_message',

    /** How long the page can be opened. A choice. */
    lifetimeSeconds: 3600,
    expired: (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime(),

    /** Where the user goes. */
    connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/pay?token=${token}`,
  }
}
