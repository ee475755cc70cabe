import type { InterfaceName } from '../interfaces.ts'

/** What a client of the target is there for. `main` is the only one that every run needs. */
export const clientPurposes = ['main', 'second', 'live', 'app', 'pending', 'disabled', 'restricted', 'keyless'] as const
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
] as const
export type ProviderPurpose = (typeof providerPurposes)[number]

export interface ClientProfile {
  purpose: ClientPurpose
  status: 'pending' | 'disabled' | 'test' | 'live' | 'restricted'
  key_type: 'service' | 'app'
  app_id: string
  secret: string
  /** PEM of the RSA private key whose public half the client registered: a path beside the profile, or the text itself. */
  private_key_file?: string
  private_key?: string
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
  credentials?: { succeed: Credentials; fail?: Credentials; other?: Credentials }
  /** For an interactive provider: what its interactive step takes and refuses. */
  interactive_credentials?: { succeed: Credentials; fail?: Credentials }
  /** For a file provider: a file that imports, and optionally an address from which the target can fetch one. */
  file?: { succeed: string; url?: string }
}

/** A login that exists already at the target, with the secrets that open it. */
export interface ReadyLogin {
  customer_id: string
  customer_secret: string
  login_id: string
  login_secret: string
}

export interface KnownFailure {
  address: string
  reason: string
  owner: string
  /** Last day on which it counts as known, YYYY-MM-DD. */
  expires: string
}

export const controlOffers = ['clock', 'client-status', 'customer-lock', 'callbacks', 'callback-addresses'] as const
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
  data: { large_login?: ReadyLogin; oauth_login?: ReadyLogin & { query_string?: string } }
  capabilities: {
    encrypted_credentials?: { public_key_file?: string; public_key?: string; version: string }
    holder_info: boolean
    custom_categories: boolean
    /** Of the client with purpose pending. */
    login_limit?: number
    browser?: string
  }
  callbacks?: { listen: string; public_url: string; timeout_seconds?: number }
  pacing: {
    requests_per_second: number | null
    concurrent_requests: number
    timeout_seconds: number
    fetch_timeout_seconds: number
  }
  budget: { requests: number; seconds: number }
  properties: { cases: number; seconds: number }
  control?: { base_url: string; token?: string; offers: ControlOffer[] }
  known_failures: KnownFailure[]
}
