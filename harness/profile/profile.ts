import type { Reading } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { Depth } from './depth.ts'
import type { OpenFinanceProfile } from './open-finance-profile.ts'

/** The purpose of a client. Every run needs only `main`. */
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
  /** Not in the file: the original keys of a client that uses others. The control port knows it by this app_id. */
  registered?: { app_id: string; secret: string }
  /** The keys for version 3, with exactly one of the two secrets. */
  v3?: Version3Keys
  /** The RSA private key in PEM whose public half the client registered: a path beside the profile, or the text. */
  private_key_file?: string
  private_key?: string
  /** Routes that it may not call, as method and whole path. */
  no_access_to?: string[]
  /** Its existing customers, where no offered interface has a route that creates one. */
  customers?: GivenCustomer[]
}

/** An existing customer, with its secret where the target needs one. */
interface GivenCustomer {
  customer_id: string
  customer_secret?: string
}

/** A client's keys for version 3. Source: Account information / Version 3 differences. */
interface Version3Keys {
  client_id: string
  service_secret?: string
  app_secret?: string
}

/** A user's input by field name. A select field takes an option_value. */
export type Credentials = Record<string, string>

export interface ProviderProfile {
  purpose: ProviderPurpose
  code: string
  country_code: string
  /** Whether it requires include_fake_providers. */
  fake: boolean
  /** Accepted and refused input; not for file and oauth providers. */
  credentials?: {
    succeed: Credentials
    fail?: Credentials
    other?: Credentials
    /** Input by the error class with which the fetch ends. */
    failing?: Readonly<Record<string, Credentials>>
  }
  /** For an interactive provider: accepted and refused input of its interactive step. */
  interactive_credentials?: { succeed: Credentials; fail?: Credentials }
  /** For a file provider: a file that imports, optionally another one, an address of it for the target, and a text that the target skips at its end. */
  file?: { succeed: string; other?: string; url?: string; filler?: string }
}

/** An existing login with its secrets. */
export interface ReadyLogin {
  customer_id: string
  customer_secret: string
  login_id: string
  login_secret: string
}

/** An existing connection for version 6, which has no route that creates one. */
interface ReadyConnection {
  customer_id: string
  connection_id: string
}

const v6BodyNames = ['connect', 'reconnect', 'refresh', 'background_refresh'] as const
/** The version 6 routes with undocumented request bodies. */
export type V6BodyName = (typeof v6BodyNames)[number]

export const enrichmentBodyNames = [
  'learn',
  'merchants',
  'delete_transactions',
  'duplicate',
  'unduplicate',
  'enrichment',
] as const
/** The data enrichment routes with undocumented request bodies. */
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

/** A provider of payment initiation, which has its own providers. */
export interface PaymentProviderProfile {
  purpose: PaymentProviderPurpose
  code: string
  /** The template's identifier; Assay chooses one of the provider's when absent. */
  template?: string
  /** A user's input on the hosted page. */
  credentials?: { succeed: Credentials; fail?: Credentials }
  interactive_credentials?: { succeed: Credentials; fail?: Credentials }
}

/** Valid values for a template's fields, at one provider or at all. */
interface PaymentAttributesProfile {
  template: string
  provider?: string
  attributes: Record<string, unknown>
}

export interface KnownFailure {
  address: string
  reason: string
  owner: string
  /** The last day on which it counts, YYYY-MM-DD. */
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

/** Everything that Assay knows about a target, from one YAML file with the same field names. Defaults are filled in. */
export interface Profile {
  target: {
    name: string
    base_url: string
    /** The signed address where a proxy changes the host; the base address when absent. */
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
    /** `{customer_id}`, `{connection_id}` and `{provider_code}` in texts are replaced by those of the request. */
    v6_bodies?: Partial<Record<V6BodyName, Record<string, unknown>>>
    /** `{customer_id}`, `{account_id}`, `{transaction_id}`, `{category_code}`, `{merchant_id}` in texts are replaced. */
    enrichment_bodies?: Partial<Record<EnrichmentBodyName, Record<string, unknown>>>
    payment_providers?: PaymentProviderProfile[]
    payment_attributes?: PaymentAttributesProfile[]
    /** The destination of the main client's users after a payment request without return_to. */
    home_url?: string
  }
  capabilities: {
    encrypted_credentials?: { public_key_file?: string; public_key?: string; version: string }
    holder_info: boolean
    custom_categories: boolean
    /** The limit of logins for the client with purpose pending. */
    login_limit?: number
    /** How many logins of a client are processed in parallel, including those that wait for interactive input. */
    logins_at_once?: { client: ClientPurpose; logins: number }
    /** How many connect requests one address may send within some seconds. */
    connects_from_one_address?: { client: ClientPurpose; requests: number; seconds: number }
    /** Whether the run may exceed the target's limits on purpose. */
    exceeding_limits: boolean
    /** A second address of this machine that the target distinguishes. */
    second_address?: string
    browser?: string
    /** The module that completes the target's hosted pages, or `person`. */
    hosted_flow?: string
  }
  callbacks?: {
    listen: string
    public_url: string
    timeout_seconds?: number
    /** The public key for the target's callback signatures, in PEM. */
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
  /** `step_seconds` limits a step of the user's own. */
  budget: { requests: number; seconds: number; step_seconds: number }
  properties: { cases: number; seconds: number }
  depth: Depth
  control?: { base_url: string; token?: string; offers: ControlOffer[] }
  open_finance?: OpenFinanceProfile
  /** The user's folders, absolute: those with requirements, features and steps, and those of interfaces. */
  features?: string[]
  interfaces?: string[]
  known_failures: KnownFailure[]
  readings: Reading[]
}
