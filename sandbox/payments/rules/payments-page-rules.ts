import type { Payment } from '../store/payment.ts'
import type { PaymentOrder, PaymentSession } from '../store/payment-session.ts'
import { behaviourOf, checkCredentials, type TypedCredentials } from '../../providers/credentials.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'

/** What the hosted payment page asks and does. Source: Pay with connect body; Events; Errors. */
export function paymentsPageRules() {
  return {
    /** Whether the user is asked to agree. */
    asksConsent: (showConsentConfirmation: boolean): boolean => showConsentConfirmation,

    /** The provider that the page begins with; undefined has the user choose one. */
    preselected: ({ providerCode }: PaymentOrder): string | undefined => providerCode,

    /** Whether the user may choose a provider, or choose another one. */
    offersSearch: ({ disableProviderSearch, providerCode }: PaymentOrder): boolean =>
      !disableProviderSearch || providerCode === undefined,

    /** The class that a payment fails with for what was typed; undefined where the provider makes it. */
    failureOf(provider: PaymentProvider, credentials: TypedCredentials): string | undefined {
      if (checkCredentials(provider, credentials) !== 'ok') return 'InvalidCredentials'
      return behaviourOf(provider, credentials).fails_with === null ? undefined : 'PaymentFailed'
    },

    /** The payment that a page goes on with in place of one of its own, among those made before. */
    goesOnWith: (_session: PaymentSession, _before: readonly Payment[]): Payment | undefined => undefined,

    /** How long the user may take at the provider, and the class of a payment that took longer. A choice. */
    answerSeconds: 300,
    timeoutClass: (provider: { interactive: boolean } | undefined): string =>
      provider?.interactive === true ? 'InteractiveTimeout' : 'PaymentInitiationTimeout',

    /** Whether the page sends messages to its opener, also of a payment that failed. */
    messagesOpener: ({ postsMessages }: PaymentOrder, _failed: boolean): boolean => postsMessages,

    /** The window to which the page posts, as its script names it. A choice. */
    messageWindow: 'window.opener',

    /** Where the user goes in the end, also after a payment that failed. */
    goesBackTo: ({ returnTo }: PaymentOrder, homeUrl: string, _failed: boolean): string => returnTo ?? homeUrl,

    /** The client's home, for users whose client gave no address. */
    homeUrl: (baseUrl: string): string => `${baseUrl}/home`,
  }
}
