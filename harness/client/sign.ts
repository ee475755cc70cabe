import { createSign, type KeyLike, type KeyObject } from 'node:crypto'

export interface SignedParts {
  /** The Expires-at header exactly as sent, seconds since 1970 in UTC. */
  expiresAt: string
  method: string
  /** The whole address with its query, byte for byte as the target receives it. */
  url: string
  /** The exact bytes of the body; empty for none. */
  body: Buffer | string
  /** SHA-256 when absent; version 3 signs with SHA-1. */
  digest?: 'sha256' | 'sha1'
}

/**
 * The Signature header: base64 of RSA with the digest over the four parts, joined by vertical bars. The body is never
 * decoded, so that a body that is not UTF-8 is signed as sent. Source: account information, Authentication 4;
 * Versioning 4.
 */
export function signatureOf({ digest = 'sha256', ...parts }: SignedParts, privateKey: KeyLike): string {
  const { expiresAt, method, url, body } = parts
  return createSign(digest)
    .update(`${expiresAt}|${method.toUpperCase()}|${url}|`)
    .update(body)
    .sign(privateKey, 'base64')
}

/** The last signatures of each key by the signed text. */
const made = new WeakMap<KeyObject, Map<string, string>>()
/** A cache for polling: few texts recur within a second, and all of them are short. */
const mostMade = 100
/** A longer body is hardly sent twice. */
const mostChars = 4000

/**
 * The same, cached: a client that polls repeats the same text several times within a second. A signature takes more
 * processor time than the rest of a request.
 */
export function signatureAgain(parts: SignedParts, privateKey: KeyObject): string {
  const { digest, expiresAt, method, url, body } = parts
  if (body.length > mostChars) return signatureOf(parts, privateKey)
  const covered = JSON.stringify([digest, expiresAt, method, url, Buffer.from(body).toString('latin1')])
  const ofKey = made.get(privateKey) ?? new Map<string, string>()
  made.set(privateKey, ofKey)
  const signature = ofKey.get(covered) ?? signatureOf(parts, privateKey)
  if (ofKey.size === mostMade) ofKey.clear()
  ofKey.set(covered, signature)
  return signature
}
