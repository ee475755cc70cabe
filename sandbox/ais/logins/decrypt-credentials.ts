import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, isObject } from '../../basics/values.ts'
import type { Client, Credentials } from '../../store/entities.ts'
import { asCredentials } from './as-credentials.ts'

/**
 * The credentials inside an encrypted_credentials object.
 * Source: Version 4, encrypted credentials.
 * @throws Refusal ActionNotAllowed, WrongRequestFormat, InvalidEncoding
 */
export function decryptCredentials(sandbox: Sandbox, client: Client, value: unknown): Credentials {
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
