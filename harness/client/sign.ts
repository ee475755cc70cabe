import { createSign, type KeyLike } from 'node:crypto'

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
