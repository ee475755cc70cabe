import type { PaymentProvider } from '../providers/payment-provider.ts'
import type { Fields } from '../../basics/values.ts'

/** How a request for a hosted payment page is checked. Source: Payment initiation, pay with connect body; Errors. */
export function paymentsConnectRules() {
  return {
    /** The body as read: faults misread fields here. */
    asked: (data: Fields): Fields => data,

    /** Whether a required field is enforced. */
    needed: (_name: string): boolean => true,

    /** The class for a missing field. A choice. */
    absentClass: (_name: string): string => 'WrongRequestFormat',

    /** The class that refuses a provider for its status. */
    providerRefusal: (provider: { status: string }): string | undefined =>
      ({ inactive: 'ProviderInactive', disabled: 'ProviderDisabled' })[provider.status],

    keyMissing: (provider: { has_keys: boolean }): boolean => !provider.has_keys,

    /** Whether a provider of this mode can make payments. */
    modeSupported: ({ mode }: { mode: string }): boolean => mode !== 'file',

    templateSupported: (provider: PaymentProvider, identifier: string): boolean =>
      Object.hasOwn(provider.templates, identifier),

    callbackTypeKnown: (value: unknown): boolean => value === 'post_message',

    /** How long the page can be opened. A choice. */
    lifetimeSeconds: 3600,
    expired: (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime(),

    /** The address of the hosted page. */
    connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/pay?token=${token}`,
  }
}
