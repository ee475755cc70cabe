import type { Field, SandboxProvider } from './provider.ts'
import type { Fields } from '../basics/values.ts'

/** The typed credentials by field name, as received. */
export type TypedCredentials = Readonly<Fields>

const rightPassword = 'secret'

/**
 * The right logins with a behaviour of their own, beside `username…` and `customer-…`, with the class that ends their
 * fetch, null on success.
 */
export const specialLogins: ReadonlyMap<string, string | null> = new Map([
  ['provider_error', 'ProviderError'],
  ['provider_unavailable', 'ProviderUnavailable'],
  ['access_not_granted', 'ProviderAccessNotGranted'],
  ['connection_failed', 'ConnectionFailed'],
  ['connection_lost', 'ConnectionLost'],
  ['execution_timeout', 'ExecutionTimeout'],
  ['fetching_timeout', 'FetchingTimeout'],
  ['fetching_stopped', 'LoginFetchingStopped'],
  ...['slow', 'partial', 'empty', 'large', 'many'].map((login) => [login, null] as const),
])

const interactiveAnswers: Readonly<Record<string, string>> = { sms: '123456', answer: '7' }

/**
 * Whether the typed values of the required fields are right. A field needs a text if it is not optional; unknown keys
 * are ignored. The login must be one that works, the password `secret`, a select field one of its values.
 */
export function credentialsRight({ required_fields }: SandboxProvider, credentials: TypedCredentials): boolean {
  return areRight(required_fields, credentials, (field, value) => {
    if (field.nature === 'password') return value === rightPassword
    return field.name !== 'login' || /^(username|customer-)/.test(value) || specialLogins.has(value)
  })
}

/** The same for the interactive step; a provider without interactive fields accepts an empty object. */
export function answerRight({ interactive_fields }: SandboxProvider, answer: TypedCredentials): boolean {
  return areRight(interactive_fields, answer, ({ name }, value) => value === interactiveAnswers[name])
}

/**
 * How a fetch with these right credentials goes: the error class that ends it after it connected, null on success;
 * whether stages take many times as long; whether the provider withholds a part.
 */
export function behaviourOf(provider: SandboxProvider, credentials: TypedCredentials) {
  const login = loginOf(credentials)
  const fails_with = provider.fails_with ?? specialLogins.get(login) ?? null
  return { fails_with, slow: login === 'slow', partial: login === 'partial' }
}

/** The login name that was typed; empty where a provider asks for none. */
export function loginOf(credentials: TypedCredentials): string {
  const login = credentials['login']
  return typeof login === 'string' ? login : ''
}

function areRight(
  fields: readonly Field[],
  typed: TypedCredentials,
  isRight: (field: Field, value: string) => boolean,
): boolean {
  return fields.every((field) => {
    const value = Object.hasOwn(typed, field.name) ? typed[field.name] : undefined
    if (typeof value !== 'string' || value === '') return field.optional
    if (field.nature === 'select') return field.field_options?.some(({ option_value }) => option_value === value)
    return isRight(field, value)
  })
}
