import type { ClientPurpose, Credentials, ProviderProfile, ProviderPurpose } from '../../profile/profile.ts'

/** A customer that the run created or was given, with what it takes to act for it. */
export interface CustomerRef {
  id: string
  secret: string
  identifier?: string
  /** The client it belongs to. */
  as: ClientPurpose
}

/** A login that the run created or was given. */
export interface LoginRef {
  id: string
  secret: string
  customer: CustomerRef
  provider: ProviderProfile
  /** The credentials it was created with. */
  credentials: Credentials
}

/** What login a check wants. */
export interface LoginOptions {
  provider?: ProviderPurpose
  customer?: CustomerRef
  as?: ClientPurpose
  /** Fields that replace or add to the creation body. */
  fields?: Record<string, unknown>
  path?: string
}
