import { generateKeyPairSync } from 'node:crypto'
import type { KeyPair } from './sandbox.ts'

let pairs: KeyPair[] | undefined

/** Two RSA 2048 key pairs, made on first use and shared by every sandbox of the process. */
export function processKeyPairs(): KeyPair[] {
  pairs ??= [generateKeys(), generateKeys()]
  return pairs
}

function generateKeys(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
