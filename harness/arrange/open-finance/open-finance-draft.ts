import type { KeyObject } from 'node:crypto'
import type { HeaderList } from '../../../core/exchange.ts'
import type { ProtectedHeader } from '../../signing/protected-header.ts'
import type { Sealed } from '../../signing/seal.ts'
import type { SealedRequest } from '../../signing/sealed-request.ts'
import type { KeyPairProfile } from '../../profile/open-finance-profile.ts'

/** A request of open finance as a check wants it, before Digest and seal are added. Plain data: edit copies. */
export interface OpenFinanceDraft {
  name: string
  method: string
  /** From /v2 on, with the query where there is one. */
  path: string
  /** Headers beside x-request-id, Digest, x-jws-signature and those of the content. */
  headers: HeaderList
  /** The exact text; empty sends no body. */
  body: string
  /** Another provider's address than the profile's. */
  baseUrl?: string
  /** Another certificate of the connection than the profile's own; `none` presents none. */
  website?: KeyPairProfile | 'none'
  /** Headers that do not go along although they are signed, in lower case. */
  omitted?: readonly string[]
  sealing?: Sealing
}

/** How a seal is made otherwise than it should be. */
export interface Sealing {
  /** Another seal certificate with its key. */
  by?: KeyPairProfile
  /** The request that is sealed in place of the one that is sent. */
  over?: (request: SealedRequest) => SealedRequest
  /** Another Digest than that of the body. */
  digest?: string
  /** Changes the protected header before it is signed. */
  header?: (right: ProtectedHeader) => ProtectedHeader
  /** Writes the signed headers otherwise. */
  payload?: (right: string) => string
  /** Signs the signing input otherwise. */
  sign?: (signingInput: Buffer, key: KeyObject) => Buffer
  /** Writes the header otherwise than it was made; undefined leaves it out. */
  written?: (sealed: Sealed) => string | undefined
}
