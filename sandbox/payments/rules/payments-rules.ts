import type { PaymentProvider } from '../providers/payment-providers.ts'
import type { PaymentField } from '../providers/payment-templates.ts'
import type { Fields } from '../../basics/values.ts'
import { paymentsListsRules } from './payments-lists-rules.ts'
import type { Payment, PaymentOrder, PaymentSession } from '../store/payment.ts'

/** Payment initiation, from its lists to its hosted page. */
export const paymentsRules = () => ({
  ...paymentsAttributesRules(),
  ...paymentsConnectRules(),
  ...paymentsListsRules(),
  ...paymentsPageRules(),
})

/** What payment_attributes hold. Source: Payment template; Payment provider, required_payment_fields; Errors. */
const paymentsAttributesRules = () => ({
  /** Whether a field must be filled, given the names of the fields that the chosen provider requires. */
  fieldRequired: (
    field: Pick<PaymentField, 'name' | 'optional' | 'field_options'>,
    promoted: readonly string[],
  ): boolean => !field.optional || promoted.includes(field.name),

  /** Whether a value counts as absent. */
  fieldLeftOut: (value: unknown): boolean =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === ''),

  /** A JSON number, or a number as text, which programs in the field send. */
  isNumber: (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+([.]\d+)?$/.test(value)),

  isText: (value: unknown): boolean => typeof value === 'string',

  isOption: (value: unknown, options: ReadonlyArray<{ option_value: string }>): boolean =>
    options.some(({ option_value }) => option_value === value),

  fitsRegexp: (text: string, pattern: string, _value: unknown): boolean => new RegExp(pattern, 'u').test(text),

  /** Whether an attribute that the template does not have is refused or ignored. A choice. */
  unknownAttributeRefused: (_name: string): boolean => false,
})

/** How a request for a hosted payment page is checked. Source: Payment initiation, pay with connect body; Errors. */
const paymentsConnectRules = () => ({
  /** The body as read: faults misread fields here. */
  asked: (data: Fields): Fields => data,

  /** Whether a required field is enforced. */
  needed: (_name: string): boolean => true,

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

  /** The address of the hosted page. */
  connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/pay?token=${token}`,
})

/** How the hosted payment page behaves. Source: Pay with connect body; Events; Errors. */
const paymentsPageRules = () => ({
  asksConsent: (showConsentConfirmation: boolean): boolean => showConsentConfirmation,

  /** The provider that the page begins with; undefined when the user chooses one. */
  preselected: ({ providerCode }: PaymentOrder): string | undefined => providerCode,

  /** Whether the user may choose or change the provider. */
  offersSearch: ({ disableProviderSearch, providerCode }: PaymentOrder): boolean =>
    !disableProviderSearch || providerCode === undefined,

  /** An earlier payment that the page continues instead of its own. */
  goesOnWith: (_session: PaymentSession, _before: readonly Payment[]): Payment | undefined => undefined,

  /** Whether the page sends messages to its opener, also of a payment that failed. */
  messagesOpener: ({ postsMessages }: PaymentOrder, _failed: boolean): boolean => postsMessages,

  /** The window to which the page posts, as its script names it. A choice. */
  messageWindow: 'window.opener',

  /** The address after the last page, also after a failed payment. */
  goesBackTo: ({ returnTo }: PaymentOrder, homeUrl: string, _failed: boolean): string => returnTo ?? homeUrl,

  /** The page for users whose client gave no address. */
  homeUrl: (baseUrl: string): string => `${baseUrl}/home`,
})
