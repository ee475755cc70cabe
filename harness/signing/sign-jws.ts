import { headerOf } from '../../core/header-of.ts'
import type { KeyObject } from 'node:crypto'
import { digestOf } from './digest.ts'
import { type ProtectedHeader, protectedHeaderOf } from './protected-header.ts'
import { payloadOf, type JwsRequest } from './jws-request.ts'
import { signingInputOf, signRs256 } from './signing-input.ts'

export interface JwsKey {
  /** In PEM form. */
  certificate: string
  key: KeyObject
  x5cForm?: 'list' | 'text'
}

/** A JWS signature with every step that led to it. */
export interface SignedJws {
  digest: string
  protectedHeader: ProtectedHeader
  /** The protected header exactly as it is encoded. */
  protectedText: string
  /** The signed headers as lines. */
  payload: string
  /** What is signed, byte for byte. */
  signingInput: string
  signature: string
}

/**
 * Signs a request: gives its Digest and its x-jws-signature with the steps between. The request needs x-request-id; a
 * Digest that it has already is kept, as a wrong one may be wanted.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 * @throws Error REQUEST_ID_MISSING
 */
export function signJws(request: JwsRequest, { certificate, key, x5cForm }: JwsKey, now: Date): SignedJws {
  const own = headerOf(request, 'digest')
  const digest = own ?? digestOf(request.body)
  const complete =
    own === undefined ? { ...request, headers: [...request.headers, ['Digest', digest] as const] } : request
  return signJwsWith(complete, protectedHeaderOf(complete, certificate, now, x5cForm), key, digest)
}

/** Signs a request that has its Digest, with a protected header of one's own, right or wrong. */
function signJwsWith(request: JwsRequest, protectedHeader: ProtectedHeader, key: KeyObject, digest: string): SignedJws {
  const payload = payloadOf(request, protectedHeader.sigD.pars)
  if (payload === undefined) {
    throw Object.assign(
      new Error(
        `REQUEST_ID_MISSING: the signature covers ${protectedHeader.sigD.pars.join(', ')}, but the request does not have all of them. ` +
          'Send x-request-id with every request.',
      ),
      { code: 'REQUEST_ID_MISSING' },
    )
  }
  const protectedText = JSON.stringify(protectedHeader)
  const segment = Buffer.from(protectedText).toString('base64url')
  const signingInput = signingInputOf(segment, payload)
  const signature = signRs256(signingInput, key)
  return { digest, protectedHeader, protectedText, payload, signingInput, signature: `${segment}..${signature}` }
}
