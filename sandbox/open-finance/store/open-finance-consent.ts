import type { Fields } from '../../basics/values.ts'

/** The use of a certificate, and the subject of a consent. */
export type CertificateRole = 'account-information' | 'payment-initiation'

/** The names are a choice, except for valid and revoked. */
export type OpenFinanceConsentStatus =
  | 'received'
  | 'valid'
  | 'revokedByPsu'
  | 'terminatedByTpp'
  | 'expired'
  | 'executed'

/** A customer's agreement at a provider, requested or given. */
export interface OpenFinanceConsent {
  id: string
  /** The role that a certificate needs to use it. */
  role: CertificateRole
  providerCode: string
  /** The stored status. The rules compute whether validTo has passed since. */
  status: OpenFinanceConsentStatus
  /** YYYY-MM-DD; null for a consent that lasts until it is used. */
  validTo: string | null
  /** The body of its request. */
  asked: Fields
}
