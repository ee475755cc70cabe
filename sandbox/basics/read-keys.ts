import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { remembering } from './remembering.ts'

const readPublic = remembering<KeyObject>(100)
const readPrivate = remembering<KeyObject>(100)

/** A public key from its PEM text, cached: all requests are verified with one of few keys. */
export function publicKeyOf(pem: string): KeyObject {
  return readPublic(pem, () => createPublicKey(pem))
}

/** A private key from its PEM text, cached: reading it takes longer than a signature. */
export function privateKeyOf(pem: string): KeyObject {
  return readPrivate(pem, () => createPrivateKey(pem))
}
