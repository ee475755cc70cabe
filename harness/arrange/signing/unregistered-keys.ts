import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** An RSA pair that no target and none of its clients has registered. */
export interface UnregisteredKeys {
  privateKey: KeyObject
  publicKey: KeyObject
}

let made: Promise<UnregisteredKeys> | undefined

/** The unregistered pair of this process, made at its first use and then kept. */
export function unregisteredKeys(): Promise<UnregisteredKeys> {
  made ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return made
}
