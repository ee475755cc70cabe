import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

export interface KeyPair {
  /** PEM, SPKI */
  publicKey: string
  /** PEM, PKCS#8 */
  privateKey: string
}

/** Pairs for the main, second and live client, and one for encrypted credentials. */
const pairsNeeded = 4

let pairs: Promise<KeyPair[]> | undefined

/** RSA pairs of 2048 bits, made on the first call. All sandboxes of the process that get no keys of their own share them. */
export async function makeKeys(): Promise<KeyPair[]> {
  pairs ??= Promise.all(Array.from({ length: pairsNeeded }, makePair))
  return pairs
}

function makePair(): Promise<KeyPair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
