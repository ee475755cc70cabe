import { generateKeyPairSync } from 'node:crypto'
import type { KeyPair } from '../../../../sandbox/basics/keys.ts'

/** Key pairs that sign five times as fast as those for use. */
export function weakKeys(): KeyPair[] {
  return Array.from({ length: 3 }, () =>
    generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }),
  )
}
