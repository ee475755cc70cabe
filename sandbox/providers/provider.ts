import type { PlanName } from './account-plans.ts'

export interface FieldOption {
  name: string
  english_name: string
  localized_name: string
  option_value: string
  selected: boolean
}

/** One value that the user types or chooses. Source: Provider (version 4), field descriptor. */
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

/** A provider of the catalogue: the fields that clients see, then those for its behaviour. */
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
  /** Empty when the provider refuses to fetch holder info. */
  holder_info: string[]
  max_consent_days: number | null
  created_at: string
  updated_at: string
  required_fields: Field[]
  interactive_fields: Field[]

  /** Only usable with include_fake_providers. */
  fake: boolean
  /** A bank's own test environment in a real country; its code begins with `sandbox_`. */
  sandbox: boolean
  /** Whether clients hold keys for it. False with identification_mode `client` causes ProviderKeyFound. */
  has_keys: boolean
  /** Whether the limit of background fetches applies. */
  payment_services_directive: boolean
  /** The html of the interactive step; null when there is none. */
  interactive_html: string | null
  holdings: PlanName
  currency_code: string
  /** The error class of every fetch, whatever the credentials; null when fetches work. */
  fails_with: string | null
}

export function textField(position: number, name: string, english_name: string): Field {
  return { name, english_name, localized_name: english_name, nature: 'text', position, optional: false }
}

/** A field whose value is hidden while it is typed. */
export function passwordField(position: number, name: string, english_name: string): Field {
  return { ...textField(position, name, english_name), nature: 'password' }
}

/** A choice among options, each [option_value, english name]; the first one is selected. */
export function selectField(
  position: number,
  name: string,
  english_name: string,
  options: ReadonlyArray<readonly [value: string, name: string]>,
): Field {
  return { ...textField(position, name, english_name), nature: 'select', field_options: options.map(optionOf) }
}

/** The field as an optional one. */
export function optionalField(field: Field): Field {
  return { ...field, optional: true }
}

/** The login name and password of nearly every provider. */
export function loginAndPassword(): Field[] {
  return [textField(1, 'login', 'Login'), passwordField(2, 'password', 'Password')]
}

function optionOf([option_value, english_name]: readonly [string, string], index: number): FieldOption {
  const name = english_name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return { name, english_name, localized_name: english_name, option_value, selected: index === 0 }
}
