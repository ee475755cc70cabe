import type { PlanName } from './account-plans.ts'

export interface FieldOption {
  name: string
  english_name: string
  localized_name: string
  option_value: string
  selected: boolean
}

/** One thing the user types or chooses. Source: Provider (version 4), field descriptor. */
export interface Field {
  name: string
  english_name: string
  localized_name: string
  nature: 'text' | 'password' | 'select'
  position: number
  optional: boolean
  /** On select fields only. */
  field_options?: FieldOption[]
}

export type ProviderMode = 'oauth' | 'web' | 'api' | 'file'

/** A provider of the catalogue: what clients see of it, and below that how it behaves. */
export interface SandboxProvider {
  id: string
  code: string
  name: string
  mode: ProviderMode
  status: 'active' | 'inactive' | 'disabled'
  automatic_fetch: boolean
  customer_notified_on_sign_in: boolean
  interactive: boolean
  identification_mode: 'client' | 'platform'
  instruction: string
  home_url: string
  login_url: string
  forum_url: string
  logo_url: string
  country_code: string
  /** Minutes. */
  refresh_timeout: number
  /** Empty: fetching holder info is refused. */
  holder_info: string[]
  max_consent_days: number | null
  created_at: string
  updated_at: string
  required_fields: Field[]
  interactive_fields: Field[]

  /** Only to be used with include_fake_providers. */
  fake: boolean
  /** A bank's own place to try things out, in a real country; its code begins with `sandbox_`. */
  sandbox: boolean
  /** Whether clients hold keys for it; false with identification_mode `client` means ProviderKeyFound. */
  has_keys: boolean
  /** Whether the limit of background fetches applies. */
  payment_services_directive: boolean
  /** What the interactive step shows; null when there is none. */
  interactive_html: string | null
  holdings: PlanName
  currency_code: string
  /** The error class every fetch ends with, whatever is typed; null when it works. */
  fails_with: string | null
}
