import { createHmac, randomBytes } from 'node:crypto'

/** Gives one new secret of 64 hexadecimal characters per call. */
export type SecretSource = () => string

/** As long as a secret that nobody guesses. */
const secretBytes = 32
/** Secrets per draw from the system: a draw takes as long as many secrets. */
const drawnAtOnce = 64

/** Secrets that nobody can guess; with a seed the same secrets in the same order. */
export function createSecretSource(seed?: number): SecretSource {
  if (seed === undefined) return randomSecrets()
  let count = 0
  return () => createHmac('sha256', `secrets of seed ${seed}`).update(String(count++)).digest('hex')
}

function randomSecrets(): SecretSource {
  let drawn = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === drawn.length) {
      drawn = randomBytes(secretBytes * drawnAtOnce)
      at = 0
    }
    at += secretBytes
    return drawn.toString('hex', at - secretBytes, at)
  }
}
