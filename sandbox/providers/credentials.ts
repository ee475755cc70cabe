import type { Field, SandboxProvider } from './provider.ts'
import type { Fields } from '../basics/values.ts'

/** The typed credentials by field name, as received. */
export type TypedCredentials = Readonly<Fields>

export type CredentialsAnswer = 'ok' | 'wrong' | { missing: string[] }

const rightPassword = 'secret'

/** Right logins, beside `username…` and `customer-…`, whose fetch fails, with the class of the failure. */
const failures: Readonly<Record<string, string>> = {
  provider_error: 'ProviderError',
  provider_unavailable: 'ProviderUnavailable',
  access_not_granted: 'ProviderAccessNotGranted',
  connection_failed: 'ConnectionFailed',
  connection_lost: 'ConnectionLost',
  execution_timeout: 'ExecutionTimeout',
  fetching_timeout: 'FetchingTimeout',
  fetching_stopped: 'LoginFetchingStopped',
}
const otherLogins: ReadonlySet<string> = new Set(['slow', 'partial', 'empty', 'large', 'many'])

const interactiveAnswers: Readonly<Record<string, string>> = { sms: '123456', answer: '7' }

/**
 * Checks the typed values of the required fields. A field is missing if it is not optional and has no text; unknown
 * keys are ignored. The login must be one that works, the password `secret`, a select field one of its values.
 */
export function checkCredentials(provider: SandboxProvider, credentials: TypedCredentials): CredentialsAnswer {
  return checkFields(provider.required_fields, credentials, isRight)
}

/** Checks the interactive step alike; a provider without interactive fields accepts an empty object. */
export function checkInteractiveCredentials(
  provider: SandboxProvider,
  credentials: TypedCredentials,
): CredentialsAnswer {
  return checkFields(provider.interactive_fields, credentials, (field, value) =>
    field.nature === 'select' ? isOption(field, value) : value === interactiveAnswers[field.name],
  )
}

export interface FetchBehaviour {
  /** The error class that ends the fetch after it connected; null on success. */
  fails_with: string | null
  /** Stages take many times as long. */
  slow: boolean
  /** The fetch succeeds, but the provider withholds a part. */
  partial: boolean
}

/** How a fetch with these right credentials goes. */
export function behaviourOf(provider: SandboxProvider, credentials: TypedCredentials): FetchBehaviour {
  const login = loginOf(credentials)
  const failure = Object.hasOwn(failures, login) ? failures[login] : undefined
  return { fails_with: provider.fails_with ?? failure ?? null, slow: login === 'slow', partial: login === 'partial' }
}

/** Every login with a behaviour of its own, with the class that ends its fetch, null on success. */
export function specialLogins(): ReadonlyMap<string, string | null> {
  return new Map([...Object.entries(failures), ...[...otherLogins].map((login) => [login, null] as const)])
}

/** The login name that was typed; empty where a provider asks for none. */
export function loginOf(credentials: TypedCredentials): string {
  const login = credentials['login']
  return typeof login === 'string' ? login : ''
}

function checkFields(
  fields: readonly Field[],
  credentials: TypedCredentials,
  right: (field: Field, value: string) => boolean,
): CredentialsAnswer {
  const valueOf = ({ name }: Field): unknown => (Object.hasOwn(credentials, name) ? credentials[name] : undefined)
  const missing = fields.filter((field) => !field.optional && !isText(valueOf(field))).map(({ name }) => name)
  if (missing.length > 0) return { missing }
  const wrong = fields.some((field) => {
    const value = valueOf(field)
    return isText(value) && !right(field, value)
  })
  return wrong ? 'wrong' : 'ok'
}

function isRight(field: Field, value: string): boolean {
  if (field.nature === 'select') return isOption(field, value)
  if (field.nature === 'password') return value === rightPassword
  return field.name !== 'login' || /^(username|customer-)/.test(value) || specialLogins().has(value)
}

function isOption(field: Field, value: string): boolean {
  return field.field_options?.some(({ option_value }) => option_value === value) ?? false
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
