import { headerOf } from '../../core/exchange.ts'
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

/** A JWS signature with the intermediate steps. */
export interface SignedJws {
  digest: string
  protectedHeader: ProtectedHeader
  /** The protected header exactly as encoded. */
  protectedText: string
  /** The signed headers as lines. */
  payload: string
  /** The signed bytes. */
  signingInput: string
  signature: string
}

/**
 * Signs a request: returns its Digest, its x-jws-signature and the steps between. The request needs x-request-id. An
 * existing Digest stays, because a wrong one may be intended.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 * @throws Error REQUEST_ID_MISSING
 */
export function signJws(request: JwsRequest, { certificate, key, x5cForm }: JwsKey, now: Date): SignedJws {
  const givenDigest = headerOf(request, 'digest')
  const digest = givenDigest ?? digestOf(request.body)
  const complete =
    givenDigest === undefined ? { ...request, headers: [...request.headers, ['Digest', digest] as const] } : request
  return signJwsWith(complete, protectedHeaderOf(complete, certificate, now, x5cForm), key, digest)
}

/** Signs a request with this Digest and this protected header, right or wrong. */
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
