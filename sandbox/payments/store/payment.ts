import type { Fields } from '../../basics/values.ts'

/** Where a payment stands. The documents name no states. */
export type PaymentStatus = 'initiated' | 'authorizing' | 'authorized' | 'executed' | 'failed'

/** A payment; the hosted page shows it, no route does. */
export interface Payment {
  id: string
  clientId: string
  customerId: string
  providerCode: string
  templateIdentifier: string
  attributes: Fields
  payeeDescription: string
  status: PaymentStatus
  /** Every status it had, oldest first. */
  stages: Array<{ status: PaymentStatus; at: string }>
  failErrorClass: string | null
  failMessage: string | null
}
