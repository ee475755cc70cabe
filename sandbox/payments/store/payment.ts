import type { Fields } from '../../basics/values.ts'

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
