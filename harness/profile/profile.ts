import type { Reading } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Depth } from './depth.ts'
import type { OpenFinanceProfile } from './open-finance-profile.ts'

/** What a client of the target is there for. `main` is the only one that every run needs. */
export const clientPurposes = [
  'main',
  'second',
  'live',
  'app',
  'pending',
  'disabled',
  'restricted',
  'keyless',
  'unenriched',
  'unencrypted',
  'unscoped',
  'deactivated',
  'clientless',
  'weak',
  'uncertified',
] as const
export type ClientPurpose = (typeof clientPurposes)[number]

export const providerPurposes = [
  'plain',
  'interactive',
  'approval',
  'select',
  'oauth',
  'file',
  'inactive',
  'disabled',
  'bare',
  'keyless',
  'directive',
  'real',
] as const
export type ProviderPurpose = (typeof providerPurposes)[number]

export interface ClientProfile {
  purpose: ClientPurpose
  status: 'pending' | 'disabled' | 'test' | 'live' | 'restricted'
  key_type: 'service' | 'app'
  app_id: string
  secret: string
  /** Not in the file: the keys of the file where a client goes by others; the control port knows it by that app_id. */
  registered?: { app_id: string; secret: string }
  /** What stands in for app_id and secret at version 3; exactly one of the two secrets. */
  v3?: Version3Keys
  /** PEM of the RSA private key whose public half the client registered: a path beside the profile, or the text itself. */
  private_key_file?: string
  private_key?: string
  /** Routes that it may not call, each as method and whole path. */
  no_access_to?: string[]
  /** Customers of its own, where the interfaces that the target claims show no route that makes one. */
  customers?: GivenCustomer[]
}

/** A customer that the profile gives; its secret where the target wants one. */
export interface GivenCustomer {
  customer_id: string
  customer_secret?: string
}

/** The keys of a client at version 3. Source: Account information / Version 3 differences. */
export interface Version3Keys {
  client_id: string
  service_secret?: string
  app_secret?: string
}

/** Values typed by a user, by field name; a select field takes an option_value. */
export type Credentials = Record<string, string>

export interface ProviderProfile {
  purpose: ProviderPurpose
  code: string
  country_code: string
  /** Whether include_fake_providers must be true to use it. */
  fake: boolean
  /** What succeeds and what the provider refuses; not for file and oauth providers. */
  credentials?: {
    succeed: Credentials
    fail?: Credentials
    other?: Credentials
    /** By the error class with which a fetch ends. */
    failing?: Readonly<Record<string, Credentials>>
  }
  /** For an interactive provider: what its interactive step takes and refuses. */
  interactive_credentials?: { succeed: Credentials; fail?: Credentials }
  /** For a file provider: a file that imports, and optionally an address from which the target can fetch one, and what it skips at its end. */
  file?: { succeed: string; url?: string; filler?: string }
}

/** A login that exists already at the target, with the secrets that open it. */
export interface ReadyLogin {
  customer_id: string
  customer_secret: string
  login_id: string
  login_secret: string
}

/** A connection that exists already at the target, for version 6, which shows no route that makes one. */
export interface ReadyConnection {
  customer_id: string
  connection_id: string
}

const v6BodyNames = ['connect', 'reconnect', 'refresh', 'background_refresh'] as const
/** The routes of version 6 whose request bodies the documents do not show. */
export type V6BodyName = (typeof v6BodyNames)[number]

export const enrichmentBodyNames = [
  'learn',
  'merchants',
  'delete_transactions',
  'duplicate',
  'unduplicate',
  'enrichment',
] as const
/** The routes of data enrichment whose request bodies the documents do not show. */
export type EnrichmentBodyName = (typeof enrichmentBodyNames)[number]

const paymentProviderPurposes = [
  'plain',
  'promoting',
  'keyless',
  'unsupported',
  'inactive',
  'disabled',
  'interactive',
] as const
export type PaymentProviderPurpose = (typeof paymentProviderPurposes)[number]

/** A provider of payment initiation, which has providers of its own. */
export interface PaymentProviderProfile {
  purpose: PaymentProviderPurpose
  code: string
  /** The identifier of the template to pay with; Assay chooses among the provider's when absent. */
  template?: string
  /** What a user types on the hosted page. */
  credentials?: { succeed: Credentials; fail?: Credentials }
  interactive_credentials?: { succeed: Credentials; fail?: Credentials }
}

/** Values that a target takes for the fields of a template, at one provider or at all. */
export interface PaymentAttributesProfile {
  template: string
  provider?: string
  attributes: Record<string, unknown>
}

export interface KnownFailure {
  address: string
  reason: string
  owner: string
  /** Last day on which it counts as known, YYYY-MM-DD. */
  expires: string
}

export const controlOffers = [
  'clock',
  'client-status',
  'customer-lock',
  'login-status',
  'callbacks',
  'callback-addresses',
  'consents',
  'connect-sessions',
  'rate-limits',
  'open-finance-consents',
] as const
export type ControlOffer = (typeof controlOffers)[number]

/** Everything Assay knows of a target, read from one YAML file; fields keep the file's names. Defaults are filled in. */
export interface Profile {
  target: {
    name: string
    base_url: string
    /** The address that signatures cover when a proxy changes the host; the base address when absent. */
    public_url?: string
    interfaces: InterfaceName[]
  }
  clients: ClientProfile[]
  providers: ProviderProfile[]
  data: {
    large_login?: ReadyLogin
    oauth_login?: ReadyLogin & { query_string?: string }
    v6_connection?: ReadyConnection
    v6_large_connection?: ReadyConnection
    v6_keyless_connection?: ReadyConnection
    lead?: ReadyConnection
    large_lead?: ReadyConnection
    /** `{customer_id}`, `{connection_id}` and `{provider_code}` in texts stand for those of the request. */
    v6_bodies?: Partial<Record<V6BodyName, Record<string, unknown>>>
    /** `{customer_id}`, `{account_id}`, `{transaction_id}`, `{category_code}`, `{merchant_id}` in texts are filled in. */
    enrichment_bodies?: Partial<Record<EnrichmentBodyName, Record<string, unknown>>>
    payment_providers?: PaymentProviderProfile[]
    payment_attributes?: PaymentAttributesProfile[]
    /** Where the main client's users are sent when a request to pay has no return_to. */
    home_url?: string
  }
  capabilities: {
    encrypted_credentials?: { public_key_file?: string; public_key?: string; version: string }
    holder_info: boolean
    custom_categories: boolean
    /** Of the client with purpose pending. */
    login_limit?: number
    /** How many logins of a client are processed at once, those that wait for interactive input among them. */
    logins_at_once?: { client: ClientPurpose; logins: number }
    /** How many connects one address may send within some seconds. */
    connects_from_one_address?: { client: ClientPurpose; requests: number; seconds: number }
    /** Whether limits of the target may be exceeded on purpose. */
    exceeding_limits: boolean
    /** An address of this machine beside the usual one, and told apart by the target. */
    second_address?: string
    browser?: string
    /** The module that completes the target's hosted pages, or `person`. */
    hosted_flow?: string
  }
  callbacks?: {
    listen: string
    public_url: string
    timeout_seconds?: number
    /** PEM of the public half of the key with which the target signs callbacks. */
    public_key_file?: string
    public_key?: string
  }
  pacing: {
    requests_per_second: number | null
    concurrent_requests: number
    workers?: number
    timeout_seconds: number
    fetch_timeout_seconds: number
    person_timeout_seconds: number
  }
  /** `step_seconds` is for a step of the user's own. */
  budget: { requests: number; seconds: number; step_seconds: number }
  properties: { cases: number; seconds: number }
  depth: Depth
  control?: { base_url: string; token?: string; offers: ControlOffer[] }
  open_finance?: OpenFinanceProfile
  /** Folders of the user, absolute: with requirements, features and steps, and of interfaces. */
  features?: string[]
  interfaces?: string[]
  known_failures: KnownFailure[]
  readings: Reading[]
}
