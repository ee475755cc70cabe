import type { Payment } from '../store/payment.ts'
import type { PaymentOrder, PaymentSession } from '../store/payment-session.ts'
import { behaviourOf, checkCredentials, type TypedCredentials } from '../../providers/credentials.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'

/** How the hosted payment page behaves. Source: Pay with connect body; Events; Errors. */
export function paymentsPageRules() {
  return {
    /** Whether the user's answer to the question for consent agrees. */
    agrees: (answered: string | undefined): boolean => answered === 'allow',

    asksConsent: (showConsentConfirmation: boolean): boolean => showConsentConfirmation,

    /** The provider that the page begins with; undefined when the user chooses one. */
    preselected: ({ providerCode }: PaymentOrder): string | undefined => providerCode,

    /** Whether the user may choose or change the provider. */
    offersSearch: ({ disableProviderSearch, providerCode }: PaymentOrder): boolean =>
      !disableProviderSearch || providerCode === undefined,

    /** The class of a payment that fails for the typed credentials; undefined when the provider makes it. */
    failureOf(provider: PaymentProvider, credentials: TypedCredentials): string | undefined {
      if (checkCredentials(provider, credentials) !== 'ok') return 'InvalidCredentials'
      return behaviourOf(provider, credentials).fails_with === null ? undefined : 'PaymentFailed'
    },

    /** An earlier payment that the page continues instead of its own. */
    goesOnWith: (_session: PaymentSession, _before: readonly Payment[]): Payment | undefined => undefined,

    /** The time for the user's answer at the provider, and the class of a payment that took longer. A choice. */
    answerSeconds: 300,
    timeoutClass: (provider: { interactive: boolean } | undefined): string =>
      provider?.interactive === true ? 'InteractiveTimeout' : 'PaymentInitiationTimeout',

    /** Whether the page sends messages to its opener, also of a payment that failed. */
    messagesOpener: ({ postsMessages }: PaymentOrder, _failed: boolean): boolean => postsMessages,

    /** The window to which the page posts, as its script names it. A choice. */
    messageWindow: 'window.opener',

    /** The address after the last page, also after a failed payment. */
    goesBackTo: ({ returnTo }: PaymentOrder, homeUrl: string, _failed: boolean): string => returnTo ?? homeUrl,

    /** The page for users whose client gave no address. */
    homeUrl: (baseUrl: string): string => `${baseUrl}/home`,
  }
}
