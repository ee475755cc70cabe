import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { remembering } from '../../basics/remembering.ts'
import type { Client } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'

/** What a signature covers, as received. */
export interface SignedParts {
  expiresAt: string
  method: string
  url: string
  body: Buffer
}

/** Who signs, and by which digest in the version at hand. */
export interface Signer extends Pick<Client, 'status'> {
  digest: 'sha1' | 'sha256'
}

/** How signed requests are evaluated. Source: Authentication 4. */
export function signingRules() {
  return {
    horizonSeconds: 3600,

    /** Whether a request without any signature header is refused. */
    required: (client: Client, _request: { method: string; url: string }): boolean => client.status === 'live',

    /** Whether a request counts as unsigned, and passes where signing is optional. */
    unsigned: (sent: { expiresAt: string | undefined; signature: string | undefined }): boolean =>
      sent.expiresAt === undefined && sent.signature === undefined,

    /** The class that refuses a request that must be signed and carries neither header. A choice. */
    neitherSent: 'MissingExpiresAt' as 'MissingExpiresAt' | 'MissingSignature',

    /** Whether signature headers that are present are looked at. */
    verified: (_client: Client): boolean => true,
    /** Whether a route looks at signatures; every one does. */
    verifiedOn: (_route: { name: string }): boolean => true,

    /** Seconds since 1970, or undefined when the header is not a time; a fraction of a second is let through. */
    parseExpiresAt: (text: string): number | undefined => (/^\d{1,20}(\.\d+)?$/.test(text) ? Number(text) : undefined),

    tooFarAhead: (expiresAt: number, nowSeconds: number, horizonSeconds: number): boolean =>
      expiresAt > nowSeconds + horizonSeconds,

    expired: (expiresAt: number, nowSeconds: number): boolean => expiresAt < nowSeconds,

    /** What a signature may cover: the request as received and nothing else. */
    candidates: (received: SignedParts): SignedParts[] => [received],

    signedText: ({ expiresAt, method, url, body }: SignedParts): Buffer =>
      Buffer.concat([Buffer.from(`${expiresAt}|${method.toUpperCase()}|${url}|`), body]),

    /** The class of a signature that is no base64. */
    undecodable: 'SignatureNotMatch',

    /** The signature's bytes; undefined when the text is not plain padded base64. */
    decode(signature: string): Buffer | undefined {
      const bytes = Buffer.from(signature, 'base64')
      return bytes.toString('base64') === signature ? bytes : undefined
    },

    /** Version 3 still has the weaker one. */
    digest: (version: VersionName): Signer['digest'] => (version === 'v3' ? 'sha1' : 'sha256'),

    /** Whether a public key may be registered. */
    registrable: (publicKey: string): boolean => keyOf(publicKey).asymmetricKeyDetails?.modulusLength === 2048,

    /** The public keys of which one must fit: the client's own. `everyKey` gives those of all clients. */
    keysOf: (own: string, _everyKey: () => string[]): string[] => [own],

    /** Whether the signature was made over the text with the private half of the key, which is the client's. */
    verifies: (publicKey: string, signature: Buffer, text: Buffer, signer: Signer): boolean =>
      verify(signer.digest, text, keyOf(publicKey), signature),
  }
}

const read = remembering<KeyObject>(100)

/** A public key out of its text, read once: every signed request is looked at with one of few. */
function keyOf(publicKey: string): KeyObject {
  return read(publicKey, () => createPublicKey(publicKey))
}
