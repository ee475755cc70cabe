import { constants, createDecipheriv, privateDecrypt } from 'node:crypto'
import type { Client } from '../../store/entities.ts'

/** Credentials sent encrypted. Source: Version 4, encrypted credentials; the RSA padding is left open there. */
export function encryptedCredentialsRules() {
  return {
    allowedFor: (client: Client): boolean => client.encryptedCredentials,

    algorithmKnown: (algorithm: unknown): boolean => algorithm === 'AES-256-CBC',
    versionKnown: (version: unknown, expected: string): boolean => version === expected,

    /** The secret of `byteCount` bytes under the RSA key, whichever padding was used; undefined when none fits. */
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

    /** The credentials' JSON text. @throws when key, iv and data do not belong together */
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
