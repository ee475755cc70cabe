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

const modes = ['oauth', 'web', 'api', 'file'] as const

export type ProviderMode = (typeof modes)[number]

export function isMode(text: string): text is ProviderMode {
  return modes.some((mode) => mode === text)
}

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

/** A field as data: its English name alone for a text, or more. The first option of a choice is selected. */
type FieldData = string | { name: string; nature?: 'password'; optional?: true; options?: Record<string, string> }

/** A provider as data; what is left out is as usual. */
export interface ProviderData extends Partial<Omit<SandboxProvider, 'required_fields' | 'interactive_fields'>> {
  name: string
  required_fields?: Record<string, FieldData>
  interactive_fields?: Record<string, FieldData>
}

function fieldsOf(fields: Readonly<Record<string, FieldData>>): Field[] {
  return Object.entries(fields).map(([name, data], index) => {
    const { name: english_name, nature, optional = false, options } = typeof data === 'string' ? { name: data } : data
    const field: Field = {
      name,
      english_name,
      localized_name: english_name,
      nature: options ? 'select' : (nature ?? 'text'),
      position: index + 1,
      optional,
    }
    return options ? { ...field, field_options: Object.entries(options).map(optionOf) } : field
  })
}

function optionOf([option_value, english_name]: readonly [string, string], index: number): FieldOption {
  const name = english_name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return { name, english_name, localized_name: english_name, option_value, selected: index === 0 }
}

const address = 'https://banks.example'

/** The login name and password of nearly every provider. */
const loginAndPassword = { login: 'Login', password: { name: 'Password', nature: 'password' } } as const

/** The providers of a table by code, with ids from the first one on: one-step ones of the fake country, but for their data. */
export function providersOf(
  table: Readonly<Record<string, ProviderData>>,
  firstId: number,
  mode: ProviderMode = 'web',
): SandboxProvider[] {
  return Object.entries(table).map(([code, data], index) => ({
    id: String(firstId + index),
    code,
    mode,
    status: 'active',
    automatic_fetch: true,
    customer_notified_on_sign_in: false,
    interactive: false,
    identification_mode: 'platform',
    instruction: `Type the login and the password that you use at ${data.name}.`,
    home_url: `${address}/${code}`,
    login_url: `${address}/${code}/sign-in`,
    forum_url: `${address}/${code}/forum`,
    logo_url: `${address}/logos/${code}.svg`,
    country_code: 'XF',
    refresh_timeout: 60,
    holder_info: ['names', 'emails', 'phone_numbers'],
    max_consent_days: null,
    created_at: '2024-02-01T08:00:00Z',
    updated_at: '2026-03-17T14:30:00Z',
    fake: data.country_code === undefined,
    sandbox: false,
    has_keys: true,
    payment_services_directive: false,
    interactive_html: null,
    holdings: 'complete',
    currency_code: 'EUR',
    fails_with: null,
    ...data,
    required_fields: fieldsOf(data.required_fields ?? loginAndPassword),
    interactive_fields: fieldsOf(data.interactive_fields ?? {}),
  }))
}
