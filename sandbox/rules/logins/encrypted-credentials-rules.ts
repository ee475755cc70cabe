import { constants, createDecipheriv, privateDecrypt } from 'node:crypto'
import type { Client } from '../../store/entities.ts'

/** Encrypted credentials. Source: Version 4, encrypted credentials; the documents do not name the RSA padding. */
export function encryptedCredentialsRules() {
  return {
    allowedFor: (client: Client): boolean => client.encryptedCredentials,

    algorithmKnown: (algorithm: unknown): boolean => algorithm === 'AES-256-CBC',
    versionKnown: (version: unknown, expected: string): boolean => version === expected,

    /** The decrypted secret of `byteCount` bytes, with any RSA padding; undefined when none fits. */
    unwrap: (privateKey: string, wrapped: Buffer, byteCount: number): Buffer | undefined => {
      for (const padding of paddings) {
        try {
          const bytes = privateDecrypt({ key: privateKey, ...padding }, wrapped)
          if (bytes.length === byteCount) return bytes
        } catch {
          continue
        }
      }
      return undefined
    },

    /** The credentials' JSON text. @throws Error when key, iv and data do not belong together */
    decipher: (key: Buffer, iv: Buffer, data: Buffer): string => {
      const decipher = createDecipheriv('aes-256-cbc', key, iv)
      return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
    },
  }
}

const paddings = [
  { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
  { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
  { padding: constants.RSA_PKCS1_PADDING },
]
