import { verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { publicKeyOf } from '../../basics/keys.ts'
import type { Client } from '../../store/entities.ts'

/** The signed parts of a request, as received. */
export interface SignedParts {
  expiresAt: string
  method: string
  url: string
  body: Buffer
}

/** The signing client and the digest of the version. */
export interface Signer extends Pick<Client, 'status'> {
  digest: 'sha1' | 'sha256'
}

/** How signed requests are checked. Source: Authentication 4. */
export const signingRules = () => ({
  horizonSeconds: 3600,

  /** Whether a request without signature headers is refused. */
  required: (client: Client, _request: { method: string; url: string; headers: IncomingHttpHeaders }): boolean =>
    client.status === 'live',

  /** Whether a request counts as unsigned, which is accepted where signing is optional. */
  unsigned: (sent: { expiresAt: string | undefined; signature: string | undefined }): boolean =>
    sent.expiresAt === undefined && sent.signature === undefined,

  /** Whether signature headers are verified when sent. */
  verified: (_client: Client): boolean => true,
  /** Whether a route verifies signatures; every one does. */
  verifiedOn: (_route: { name: string }): boolean => true,

  /** Seconds since 1970, with or without a fraction; undefined when the header is not a time. */
  parseExpiresAt: (text: string): number | undefined => (/^\d{1,20}(\.\d+)?$/.test(text) ? Number(text) : undefined),

  expired: (expiresAt: number, nowSeconds: number): boolean => expiresAt < nowSeconds,

  /** The forms of a request that a signature may cover: only the request as received. */
  candidates: (received: SignedParts): SignedParts[] => [received],

  /** Whether a public key may be registered. */
  registrable: (publicKey: string): boolean => publicKeyOf(publicKey).asymmetricKeyDetails?.modulusLength === 2048,

  /** The public keys of which one must verify: the client's own. `everyKey` returns those of all clients. */
  keysOf: (own: string, _everyKey: () => string[]): string[] => [own],

  /** Whether the client's key verifies the signature of the text. */
  verifies: (publicKey: string, signature: Buffer, text: Buffer, signer: Signer): boolean =>
    verify(signer.digest, text, publicKeyOf(publicKey), signature),
})
