import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** An RSA pair that no target and none of its clients has registered. */
export interface StrangeKeys {
  privateKey: KeyObject
  publicKey: KeyObject
}

let made: Promise<StrangeKeys> | undefined

/** The strange pair of this process, made at its first use: any pair that nobody knows is as good as another. */
export function strangeKeys(): Promise<StrangeKeys> {
  made ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return made
}
