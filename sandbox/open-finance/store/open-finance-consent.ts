import type { Fields } from '../../basics/values.ts'

/** What a certificate may be used for, and a consent is about. */
export type CertificateRole = 'account-information' | 'payment-initiation'

/** The names are a choice, but for valid and revoked. */
export type OpenFinanceConsentStatus =
  | 'received'
  | 'valid'
  | 'revokedByPsu'
  | 'terminatedByTpp'
  | 'expired'
  | 'executed'

/** What a customer is asked to agree to at a provider, or has agreed to. */
export interface OpenFinanceConsent {
  id: string
  /** Of account access, or of one payment. */
  role: CertificateRole
  providerCode: string
  /** As last set; whether validTo has passed since is for the rules to say. */
  status: OpenFinanceConsentStatus
  /** YYYY-MM-DD; null where it lasts until it is used. */
  validTo: string | null
  /** The body it was made with. */
  asked: Fields
}
