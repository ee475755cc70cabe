import { type KeyObject } from 'node:crypto'
import type { ProtectedHeader } from '../../../harness/signing/protected-header.ts'
import type { JwsRequest } from '../../../harness/signing/jws-request.ts'
import type { KeyPairProfile } from '../../../harness/profile/open-finance-profile.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { SignedJws } from '../../../harness/signing/sign-jws.ts'

/** A request of open finance, before its Digest and its signature in JWS form are added. Edited like any other draft. */
export interface JwsDraft extends Draft {
  jws: JwsOptions
}

/** How the request goes out, where that differs from what the profile says. */
interface JwsOptions {
  /** Another certificate of the connection than the profile's own; `none` presents none. */
  website?: KeyPairProfile | 'none'
  signing?: JwsSigning
  /** Writes the names of headers otherwise, once everything is signed. */
  headerNames?: (name: string) => string
}

/** How a signature is made otherwise than it should be. */
export interface JwsSigning {
  /** Another seal certificate with its key. */
  by?: KeyPairProfile
  /** The request that is signed in place of the one that is sent. */
  over?: (request: JwsRequest) => JwsRequest
  digest?: string | ((body: Buffer) => string)
  /** Changes the protected header before it is signed. */
  header?: (right: ProtectedHeader) => ProtectedHeader
  /** Writes the signed headers otherwise. */
  payload?: (right: string) => string
  /** Signs the signing input otherwise. */
  sign?: (signingInput: Buffer, key: KeyObject) => Buffer
  /** Writes the header otherwise than it was made. */
  written?: (jws: SignedJws) => string
}

/** A draft that goes out JWS-signed over a connection with a certificate. */
export function jwsDraft(draft: Pick<Draft, 'name' | 'method' | 'path'> & Partial<Draft>): JwsDraft {
  return { headers: {}, as: 'nobody', signing: 'unsigned', ...draft, jws: {} }
}

/** Whether a draft is JWS-signed when it is sent. */
export function isJwsDraft(draft: Draft): draft is JwsDraft {
  return 'jws' in draft
}

export function signedAs(draft: JwsDraft, signing: JwsSigning): JwsDraft {
  return { ...draft, jws: { ...draft.jws, signing } }
}

/** The draft over a connection with another certificate. */
export function presenting(draft: JwsDraft, website: KeyPairProfile | 'none'): JwsDraft {
  return { ...draft, jws: { ...draft.jws, website } }
}
