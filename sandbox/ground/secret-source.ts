import { createHmac, randomBytes } from 'node:crypto'

/** Gives one new secret of 64 hexadecimal characters per call. */
export type SecretSource = () => string

/** Secrets that nobody can guess; with a seed the same secrets in the same order. */
export function createSecretSource(seed?: number): SecretSource {
  if (seed === undefined) return () => randomBytes(32).toString('hex')
  let count = 0
  return () => createHmac('sha256', `secrets of seed ${seed}`).update(String(count++)).digest('hex')
}
