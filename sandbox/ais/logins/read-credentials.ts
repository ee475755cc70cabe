import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../ground/refusal.ts'
import type { Client } from '../../store/entities.ts'
import { decryptCredentials } from './decrypt-credentials.ts'

type Fields = Record<string, unknown>

/** What a user typed, by field name. */
export type Credentials = Record<string, string>

/**
 * The credentials of a body, plain or encrypted; undefined when there are neither.
 * @throws Refusal WrongRequestFormat, and what decrypting refuses
 */
export function readCredentials(sandbox: Sandbox, client: Client, data: Fields): Credentials | undefined {
  const encrypted = data.encrypted_credentials
  if (encrypted !== undefined && encrypted !== null) return decryptCredentials(sandbox, client, encrypted)
  if (data.credentials === undefined) return undefined
  return asCredentials(sandbox, data.credentials)
}

/**
 * @throws Refusal WrongRequestFormat when the body has no credentials
 */
export function needCredentials(sandbox: Sandbox, client: Client, data: Fields, required: boolean): Credentials {
  const credentials = readCredentials(sandbox, client, data)
  if (credentials || !required) return credentials ?? {}
  throw new Refusal('WrongRequestFormat', 'credentials are required')
}

/** @throws Refusal WrongRequestFormat when the value is no object */
export function asCredentials(sandbox: Sandbox, value: unknown): Credentials {
  if (!sandbox.rules.loginCreate.isCredentials(value))
    throw new Refusal('WrongRequestFormat', 'credentials must be an object')
  return Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, textOf(typed)]))
}

/** Whether both are the same, in whatever order the fields came. */
export function sameCredentials(a: Credentials | null, b: Credentials | null): boolean {
  if (a === null || b === null) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  return ''
}
