import type { PaymentTemplate } from '../providers/payment-template.ts'
import type { Fields } from '../../basics/values.ts'

/** What a client asks to have paid, and how its user is to be asked. */
export interface PaymentOrder {
  template: PaymentTemplate
  attributes: Fields
  payeeDescription: string
  /** The provider that the client chose; undefined where the user is to choose. */
  providerCode: string | undefined
  /** Where the user goes in the end; undefined where the client gave no address of its own. */
  returnTo: string | undefined
  showConsentConfirmation: boolean
  disableProviderSearch: boolean
  /** Whether the page sends messages to its opener. */
  postsMessages: boolean
}

/** What a client sends a user to the hosted payment page for, and how far the user has come. */
export interface PaymentSession {
  /** Opens the page, once. */
  token: string
  /** Secret part of the page's address, once it was opened. */
  visitId: string
  clientId: string
  customerId: string
  order: PaymentOrder
  expiresAt: Date
  visited: boolean
  /** Chosen by the client or the user. */
  providerCode: string | undefined
  consented: boolean
  /** The user did not agree. */
  denied: boolean
  /** Made once the credentials were sent. */
  paymentId?: string
  /** What an oauth provider hands out once the user agrees. */
  code: string
  /** Until when the step at the provider may be answered. */
  answerBy?: Date
  /** What went wrong with the last form, to be shown above it. */
  problem?: string
}
