import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { TlsIdentity } from '../../client/kept-sockets.ts'
import type { HeaderList } from '../../../core/exchange.ts'
import type { PreparedRequest } from '../../client/prepare.ts'
import { digestOf, normalizedBody } from '../../signing/digest.ts'
import { protectedHeaderOf } from '../../signing/protected-header.ts'
import type { Sealed } from '../../signing/seal.ts'
import { payloadOf, type SealedRequest } from '../../signing/sealed-request.ts'
import type { KeyPairProfile, OpenFinanceProfile } from '../../profile/open-finance-profile.ts'
import type { OpenFinanceDraft, Sealing } from './open-finance-draft.ts'

/** A request of which every byte is settled, with the steps that led to its seal. */
export interface SignedDraft {
  prepared: PreparedRequest
  sealed: Sealed
  /** The body as the digest takes it. */
  digestInput: Buffer
}

/** What settles drafts: the profile's section, and one TLS identity for each certificate. */
export interface DraftSigner {
  section: OpenFinanceProfile
  identityOf: (website: KeyPairProfile | 'none') => TlsIdentity
}

/**
 * Settles every byte of a request: its body in the form that the digest takes, so that both readings of the digest rule
 * agree, then Digest and x-jws-signature. `now` is the target's time.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 */
export function signDraft(
  draft: OpenFinanceDraft,
  requestId: string,
  { section, identityOf }: DraftSigner,
  now: Date,
): SignedDraft {
  const { sealing = {} } = draft
  const url = `${draft.baseUrl ?? section.base_url}${draft.path}`
  const body = normalizedBody(Buffer.from(draft.body))
  const headers: HeaderList = [['x-request-id', requestId], ...draft.headers]
  const digest = sealing.digest ?? digestOf(body)
  const request: SealedRequest = {
    method: draft.method,
    path: new URL(url).pathname,
    headers: [...headers, ['Digest', digest]],
    body,
  }
  const sealed = sealedOf(sealing.over?.(request) ?? request, digest, sealing, section, now)
  const seal = sealing.written ? sealing.written(sealed) : sealed.signature
  const whole: HeaderList = [
    ...headers,
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'identity'],
    ...(body.length > 0 ? [['Content-Type', 'application/json'] satisfies [string, string]] : []),
    ['Digest', digest],
    ...(seal === undefined ? [] : [['x-jws-signature', seal] satisfies [string, string]]),
  ]
  const prepared: PreparedRequest = {
    name: draft.name,
    method: draft.method,
    url,
    headers: whole.filter(([name]) => !draft.omitted?.includes(name.toLowerCase())),
    body,
    rateLimited: 'waited-out',
    tls: identityOf(draft.website ?? section.website),
  }
  return { prepared, sealed, digestInput: body }
}

const keys = new WeakMap<KeyPairProfile, KeyObject>()

function keyOf(pair: KeyPairProfile): KeyObject {
  const { key, passphrase } = pair
  const read = keys.get(pair) ?? createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) })
  keys.set(pair, read)
  return read
}

function sealedOf(
  request: SealedRequest,
  digest: string,
  sealing: Sealing,
  { seal, x5c }: OpenFinanceProfile,
  now: Date,
): Sealed {
  const by = sealing.by ?? seal
  const right = protectedHeaderOf(request, by.certificate, now, x5c)
  const protectedHeader = sealing.header?.(right) ?? right
  const lines = payloadOf(request, protectedHeader.sigD.pars) ?? ''
  const payload = sealing.payload?.(lines) ?? lines
  const protectedText = JSON.stringify(protectedHeader)
  const segment = Buffer.from(protectedText).toString('base64url')
  const signingInput = `${segment}.${payload}`
  // A header's characters are bytes on the wire.
  const bytes = Buffer.from(signingInput, 'latin1')
  const signature = sealing.sign ? sealing.sign(bytes, keyOf(by)) : sign('sha256', bytes, keyOf(by))
  return {
    digest,
    protectedHeader,
    protectedText,
    payload,
    signingInput,
    signature: `${segment}..${signature.toString('base64url')}`,
  }
}
