import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Client, Credentials } from '../../store/entities.ts'
import { decryptCredentials } from './decrypt-credentials.ts'
import { asCredentials } from './as-credentials.ts'
import type { Fields } from '../../basics/values.ts'

/**
 * The credentials of a body, plain or encrypted; undefined when there are neither.
 * @throws Refusal WrongRequestFormat, and what decrypting refuses
 */
export function readCredentials(sandbox: Sandbox, client: Client, data: Fields): Credentials | undefined {
  const encrypted = data.encrypted_credentials
  if (encrypted !== undefined && encrypted !== null) return decryptCredentials(sandbox, client, encrypted)
  if (data.credentials === undefined) return undefined
  return asCredentials(data.credentials)
}

/**
 * @throws Refusal WrongRequestFormat when the body has no credentials
 */
export function needCredentials(sandbox: Sandbox, client: Client, data: Fields): Credentials {
  const credentials = readCredentials(sandbox, client, data)
  if (credentials) return credentials
  throw refusal('required', 'credentials')
}

/** Whether both have the same fields and values, in any order. */
export function sameCredentials(a: Credentials | null, b: Credentials | null): boolean {
  if (a === null || b === null) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
}
