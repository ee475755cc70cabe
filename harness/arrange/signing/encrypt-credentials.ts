import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'

/** What stands in a body in place of credentials. Source: Account information / Version 4, encrypted credentials. */
export interface EncryptedCredentials {
  algorithm: string
  /** Base64 of the random AES key, encrypted with the RSA public key. */
  key: string
  /** The same for the initialisation vector. */
  iv: string
  /** Base64 of the credentials' JSON, encrypted with AES. */
  data: string
  version: string
}

/** How RSA fills up a short secret. The documents do not say, so that a target may read any of them. */
export const paddings = ['PKCS1', 'OAEP with SHA-1', 'OAEP with SHA-256'] as const
export type Padding = (typeof paddings)[number]

const options = {
  PKCS1: { padding: constants.RSA_PKCS1_PADDING },
  'OAEP with SHA-1': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
  'OAEP with SHA-256': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
} satisfies Record<Padding, object>

export interface EncryptOptions {
  /** PEM of the RSA public key that the target gave to the client. */
  publicKey: string
  version: string
  padding: Padding
}

/**
 * Credentials as AES-256-CBC with a fresh key and vector, both under the RSA key.
 * Source: Account information / Version 4, encrypted credentials.
 */
export function encryptCredentials(
  credentials: Record<string, string>,
  { publicKey, version, padding }: EncryptOptions,
): EncryptedCredentials {
  const key = randomBytes(32)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()])
  const wrapped = (secret: Buffer) => publicEncrypt({ key: publicKey, ...options[padding] }, secret).toString('base64')
  return { algorithm: 'AES-256-CBC', key: wrapped(key), iv: wrapped(iv), data: data.toString('base64'), version }
}
