import {
  generateKeyPair,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  createHmac,
  randomBytes,
  checkPrimeSync,
} from 'node:crypto'
import { promisify } from 'node:util'
import { remembering } from './remembering.ts'

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

/** Gives one new secret of 64 hexadecimal characters per call. */
export type SecretSource = () => string

/** Secrets that nobody can guess; with a seed the same secrets in the same order. */
export function createSecretSource(seed?: number): SecretSource {
  if (seed === undefined) return () => randomBytes(32).toString('hex')
  let count = 0
  return () => createHmac('sha256', `secrets of seed ${seed}`).update(String(count++)).digest('hex')
}

const exponent = 65_537n

/** Libraries refuse shorter keys. */
const usualBits = 2048

/** RSA pairs of 2048 bits, the same for the same seed, for repeatable tests. Not secret: anybody can make them again. */
export function seededKeys(seed: number, count: number, bits = usualBits): KeyPair[] {
  return Array.from({ length: count }, (_, at) => pairFrom(bytesFrom(`keys of seed ${seed}, ${at}`), bits / 2))
}

function pairFrom(bytes: (count: number) => Buffer, primeBits: number): KeyPair {
  const [p, q] = [primeFrom(bytes, primeBits), primeFrom(bytes, primeBits)].sort((a, b) => (a > b ? -1 : 1)) as [
    bigint,
    bigint,
  ]
  const d = inverse(exponent, (p - 1n) * (q - 1n))
  const parts = { n: p * q, e: exponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const texts = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, base64Of(value)]))
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'RSA', ...texts } })
  return {
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** The first suitable prime from a random odd number on. Its two highest bits are set; it fits the exponent. */
function primeFrom(bytes: (count: number) => Buffer, primeBits: number): bigint {
  const start = BigInt(`0x${bytes(primeBits / 8).toString('hex')}`) | (3n << BigInt(primeBits - 2)) | 1n
  for (let candidate = start; ; candidate += 2n) {
    if (candidate % exponent !== 1n && checkPrimeSync(candidate)) return candidate
  }
}

function bytesFrom(text: string): (count: number) => Buffer {
  let block = 0
  return (count) => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
      createHmac('sha256', text).update(String(block++)).digest(),
    )
    return Buffer.concat(blocks).subarray(0, count)
  }
}

/** The modular inverse of `value`; `value` and `modulus` have no common divisor. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [before, now] = [modulus, value % modulus]
  let [beforeFactor, factor] = [0n, 1n]
  while (now !== 0n) {
    const times = before / now
    ;[before, now] = [now, before - times * now]
    ;[beforeFactor, factor] = [factor, beforeFactor - times * factor]
  }
  return ((beforeFactor % modulus) + modulus) % modulus
}

function base64Of(value: bigint): string {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url')
}
