import type { Fields } from '../../basics/values.ts'
import type { PaymentTemplate } from '../providers/payment-templates.ts'

/** The status of a payment. The documents name none. */
export type PaymentStatus = 'initiated' | 'authorizing' | 'authorized' | 'executed' | 'failed'

/** A payment. The hosted page shows it; no route does. */
export interface Payment {
  id: string
  clientId: string
  customerId: string
  providerCode: string
  templateIdentifier: string
  attributes: Fields
  payeeDescription: string
  status: PaymentStatus
  /** Every status with its time, oldest first. */
  stages: Array<{ status: PaymentStatus; at: string }>
  failErrorClass: string | null
  failMessage: string | null
}

/** A client's request for a payment, and how the page asks its user. */
export interface PaymentOrder {
  template: PaymentTemplate
  attributes: Fields
  payeeDescription: string
  /** The provider that the client chose; undefined when the user chooses. */
  providerCode: string | undefined
  /** The return address; undefined when the client gave none. */
  returnTo: string | undefined
  showConsentConfirmation: boolean
  disableProviderSearch: boolean
  /** Whether the page sends messages to its opener. */
  postsMessages: boolean
}

/** One user's visit to the hosted payment page. */
export interface PaymentSession {
  /** Opens the page once. */
  token: string
  /** The secret part of the page's address, once the page is open. */
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
  /** Set once the credentials were sent. */
  paymentId?: string
  /** The code that an oauth provider issues when the user agrees. */
  code: string
  /** The deadline for the answer at the provider. */
  answerBy?: Date
  /** The error of the last form, shown above it. */
  problem?: string
}
