import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Client, Credentials } from '../../store/entities.ts'
import { type Fields, isObject } from '../../basics/values.ts'

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

/**
 * The credentials inside an encrypted_credentials object.
 * Source: Version 4, encrypted credentials.
 * @throws Refusal ActionNotAllowed, WrongRequestFormat, InvalidEncoding
 */
function decryptCredentials(sandbox: Sandbox, client: Client, value: unknown): Credentials {
  const rules = sandbox.rules.encryptedCredentials
  if (!rules.allowedFor(client)) {
    throw refusal('encryption-allowed')
  }
  if (!isObject(value)) throw refusal('object', 'encrypted_credentials')
  if (!rules.algorithmKnown(value.algorithm)) {
    throw refusal('encryption-algorithm')
  }
  if (!rules.versionKnown(value.version, sandbox.settings.credentialVersion)) {
    throw refusal('encryption-version', sandbox.settings.credentialVersion)
  }
  const wrappedKey = bytesOf(value, 'key')
  const wrappedIv = bytesOf(value, 'iv')
  const data = bytesOf(value, 'data')
  const { privateKey } = sandbox.settings.credentialKeys
  const key = rules.unwrap(privateKey, wrappedKey, 32)
  const iv = rules.unwrap(privateKey, wrappedIv, 16)
  if (key && iv) return decipher(sandbox, key, iv, data)
  throw refusal('encryption-key')
}

function decipher(sandbox: Sandbox, key: Buffer, iv: Buffer, data: Buffer): Credentials {
  let json: unknown
  try {
    json = JSON.parse(sandbox.rules.encryptedCredentials.decipher(key, iv, data))
  } catch {
    throw refusal('encryption-data')
  }
  return asCredentials(json)
}

/** Accepts line breaks inside the base64, which some encoders insert. */
function bytesOf(value: Fields, name: string): Buffer {
  const text = value[name]
  if (typeof text !== 'string') throw refusal('base64', name)
  const compact = text.replace(/[\r\n]/g, '')
  const bytes = Buffer.from(compact, 'base64')
  if (compact === '' || bytes.toString('base64') !== compact) {
    throw refusal('base64', name)
  }
  return bytes
}

/** @throws Refusal WrongRequestFormat when the value is no object */
function asCredentials(value: unknown): Credentials {
  if (!isObject(value)) throw refusal('object', 'credentials')
  return Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, textOf(typed)]))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  return ''
}
