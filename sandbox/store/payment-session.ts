import type { PaymentOrder } from '../payments/read-order.ts'

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
