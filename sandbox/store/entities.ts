import type { VersionName, Fields } from '../basics/values.ts'
import type { HeldAccount, HeldTransaction } from '../providers/holdings.ts'

/** The types of a fetch in version 3. */
export type FetchType = 'recent' | 'accounts' | 'custom'

/** What a user typed, by field name. */
export type Credentials = Record<string, string>

export type ClientStatus = 'pending' | 'disabled' | 'test' | 'live' | 'restricted'

/** Here and below, fields that clients see keep the documents' names; the others are camelCase. */
export interface Client {
  id: string
  status: ClientStatus
  key_type: 'service' | 'app'
  app_id: string
  secret: string
  keyActive: boolean
  /** Whether the key belongs to no client. */
  clientless: boolean
  /** The keys of version 3. */
  client_id: string
  v3_secret: string
  /** PEM of the registered RSA public key; absent when the client registered none. */
  publicKey?: string
  /** Registered callback addresses. */
  callbacks: Partial<Record<CallbackKind, string>>
  holderInfo: boolean
  encryptedCredentials: boolean
  customCategories: boolean
  /** The names of routes that it may not call. */
  noAccessTo: readonly string[]
  /** Whether its certificate is valid. */
  certified: boolean
  loginLimit: number
  /** How many of its logins may be fetched concurrently; absent for no limit. */
  loginsAtOnce?: number
  /** How many connects one address may send within some seconds; absent for no limit. */
  connects?: { requests: number; seconds: number }
  email: string
  signed_up_at: string
  activated_at: string | null
  last_request_sent_at: string | null
  last_callback_received_at: string | null
}

export const callbackKinds = ['success', 'fail', 'notify', 'destroy', 'interactive'] as const

export type CallbackKind = (typeof callbackKinds)[number]

export interface Customer {
  id: string
  clientId: string
  identifier: string
  secret: string
  locked: boolean
  created_at: string
  updated_at: string
}

export interface Login {
  id: string
  clientId: string
  /** The version of its request, in whose words its callbacks are written. */
  version: VersionName
  customer_id: string
  providerCode: string
  secret: string
  status: 'active' | 'inactive' | 'disabled'
  daily_refresh: boolean
  store_credentials: boolean
  created_at: string
  updated_at: string
  last_success_at: string | null
  next_refresh_possible_at: string | null
  /** The last typed credentials; null unless store_credentials is true. */
  credentials: Credentials | null
  holderInfo: unknown
  show_consent_confirmation: boolean
  consent_types: string[]
  consent_period_days: number | null
  consent_given_at: string | null
  consent_expires_at: string | null
}

/** A user's consent for a login. The clock decides whether it is active. */
export interface Consent {
  id: string
  clientId: string
  customerId: string
  loginId: string
  /** Words of fetch_scopes. */
  scopes: string[]
  period_days: number
  expires_at: string
  revoked_at: string | null
  created_at: string
  updated_at: string
}

export interface Stage {
  id: string
  name: string
  interactive_fields_names: string[] | null
  interactive_html: string | null
  created_at: string
  updated_at: string
}

export interface Attempt {
  id: string
  loginId: string
  /** The consent that covers it. */
  consentId: string | null
  /** From the request or the browser that began it. */
  userAgent: string | null
  api_mode: string
  api_version: string
  interactive: boolean
  partial: boolean
  automatic_fetch: boolean
  user_present: boolean
  daily_refresh: boolean
  locale: string
  categorization: 'none' | 'personal' | 'business'
  custom_fields: Fields
  exclude_accounts: string[]
  identify_merchant: boolean
  fetch_scopes: string[]
  /** The type of version 3; null for a fetch by scopes. */
  fetchType: FetchType | null
  from_date: string | null
  to_date: string | null
  include_natures: string[] | null
  store_credentials: boolean
  fetched_accounts_notify: boolean
  device_type: string
  remote_ip: string
  customer_last_logged_at: string | null
  finished: boolean
  finished_recent: boolean
  success_at: string | null
  fail_at: string | null
  fail_error_class: string | null
  fail_message: string | null
  stages: Stage[]
  created_at: string
  updated_at: string
}

export interface Account extends Omit<HeldAccount, 'key' | 'transactions'> {
  id: string
  clientId: string
  customerId: string
  loginId: string
  /** The provider's own key, the same on every fetch. */
  key?: string
  created_at: string
  updated_at: string
}

export interface Transaction extends Omit<HeldTransaction, 'key'> {
  id: string
  clientId: string
  accountId: string
  loginId: string
  /** The provider's own key, the same on every fetch. */
  key?: string
  /** A code of the trees of version 4. */
  category: string
  /** A code of the trees of version 5. */
  categoryV5: string
  created_at: string
  updated_at: string
}

export interface SentCallback {
  clientId: string
  loginId: string
  kind: CallbackKind
  url: string
  headers: Record<string, string>
  /** The exact text of the body. */
  body: string
  sent_at: string
  tries: number
  /** The receiver's HTTP status; null when it was unreachable. */
  status: number | null
}

/** What a client taught the categorizer about one description. */
export interface LearntCategory {
  clientId: string
  description: string
  category_code: string
  /** How often this code was taught for this description. */
  times: number
  immediate: boolean
}

/** The terms of consent that a session shows its user. */
export interface ConsentTerms {
  /** Words of consents: account_details, transactions_details. */
  scopes: readonly string[]
  /** The fetch scopes that they cover. */
  covered: readonly string[]
  /** Null when the provider decides. */
  period_days: number | null
  /** YYYY-MM-DD; null when the session gives none. */
  from_date: string | null
}
