import { headerOf } from '../../core/exchange.ts'
import { createSign, type KeyLike } from 'node:crypto'
import type { Profile } from '../profile/profile.ts'
import { alterHeader } from './alter.ts'
import type { PreparedRequest } from './prepare.ts'

/** The four signed parts exactly as they are joined, without normalization. */
export interface CoveredParts {
  expiresAt: string
  method: string
  url: string
  body: Buffer
}

export interface Resigning {
  /** The Expires-at to send, and to sign unless `change` differs; the request's own when absent. */
  expiresAt?: string
  /** The parts to sign in place of the request's own. */
  change?: (parts: CoveredParts) => Partial<CoveredParts>
  digest?: 'sha256' | 'sha1'
}

/**
 * The request with a signature over other parts, with another digest or another key. Everything else stays right, so
 * that only the signature can be wrong. Source: account information, Authentication 4.
 */
export function resigned(
  prepared: PreparedRequest,
  { target }: Pick<Profile, 'target'>,
  key: KeyLike,
  { expiresAt = headerOf(prepared, 'Expires-at') ?? '', change, digest = 'sha256' }: Resigning = {},
): PreparedRequest {
  const ownParts = coveredParts(prepared, target, expiresAt)
  const { method, url, body, expiresAt: signedExpiresAt } = { ...ownParts, ...change?.(ownParts) }
  const signature = createSign(digest).update(`${signedExpiresAt}|${method}|${url}|`).update(body).sign(key, 'base64')
  return alterHeader(alterHeader(prepared, 'Expires-at', expiresAt), 'Signature', signature)
}

/** Behind a proxy the signed address is the public one. The signed body of a GET is always empty. */
function coveredParts(prepared: PreparedRequest, target: Profile['target'], expiresAt: string): CoveredParts {
  const { method, body } = prepared
  const url = `${target.public_url ?? target.base_url}${prepared.url.slice(target.base_url.length)}`
  return { expiresAt, method, url, body: method === 'GET' ? Buffer.alloc(0) : body }
}
