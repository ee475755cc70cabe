import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { TlsIdentity } from '../../../harness/client/kept-sockets.ts'
import type { HeaderList } from '../../../core/exchange.ts'
import { bodyOf, type PreparedRequest, targetOf } from '../../../harness/client/prepare.ts'
import { digestOf, normalizedBody } from '../../../harness/signing/digest.ts'
import { protectedHeaderOf } from '../../../harness/signing/protected-header.ts'
import type { SignedJws } from '../../../harness/signing/sign-jws.ts'
import { payloadOf, type JwsRequest } from '../../../harness/signing/jws-request.ts'
import type { KeyPairProfile, OpenFinanceProfile } from '../../../harness/profile/open-finance-profile.ts'
import type { JwsDraft, JwsSigning } from './jws-draft.ts'

/** A request of which every byte is settled, with the steps that led to its signature. */
export interface SignedDraft {
  prepared: PreparedRequest
  jws: SignedJws
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
  draft: JwsDraft,
  requestId: string,
  { section, identityOf }: DraftSigner,
  now: Date,
): SignedDraft {
  const { signing = {}, website = section.website, headerNames = (name: string) => name } = draft.jws
  const url = `${draft.baseUrl ?? section.base_url}${targetOf(draft)}`
  const body = normalizedBody(bodyOf(draft))
  const omitted = new Set(draft.omitHeaders?.map((name) => name.toLowerCase()))
  const headers: HeaderList = [['x-request-id', requestId], ...Object.entries(draft.headers)]
  const { digest: other = digestOf } = signing
  const digest = typeof other === 'string' ? other : other(body)
  const request: JwsRequest = {
    method: draft.method,
    path: new URL(url).pathname,
    headers: [...headers, ['Digest', digest]],
    body,
  }
  const jws = signedJwsOf(signing.over?.(request) ?? request, { digest, omitted }, signing, section, now)
  const whole: HeaderList = [
    ...headers,
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'identity'],
    ...(body.length > 0 ? [['Content-Type', 'application/json'] satisfies [string, string]] : []),
    ['Digest', digest],
    ['x-jws-signature', signing.written?.(jws) ?? jws.signature],
  ]
  const prepared: PreparedRequest = {
    name: draft.name,
    method: draft.method,
    url,
    headers: whole.flatMap(([name, value]) => (omitted.has(name.toLowerCase()) ? [] : [[headerNames(name), value]])),
    body,
    rateLimited: 'waited-out',
    tls: identityOf(website),
  }
  return { prepared, jws, digestInput: body }
}

const keys = new WeakMap<KeyPairProfile, KeyObject>()

function keyOf(pair: KeyPairProfile): KeyObject {
  const { key, passphrase } = pair
  const read = keys.get(pair) ?? createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) })
  keys.set(pair, read)
  return read
}

function signedJwsOf(
  request: JwsRequest,
  { digest, omitted }: { digest: string; omitted: ReadonlySet<string> },
  signing: JwsSigning,
  { seal, x5c }: OpenFinanceProfile,
  now: Date,
): SignedJws {
  const by = signing.by ?? seal
  const whole = protectedHeaderOf(request, by.certificate, now, x5c)
  // A header that is left out is not named either, so that nothing but the header is missing.
  const right = { ...whole, sigD: { ...whole.sigD, pars: whole.sigD.pars.filter((name) => !omitted.has(name)) } }
  const protectedHeader = signing.header?.(right) ?? right
  const lines = payloadOf(request, protectedHeader.sigD.pars) ?? ''
  const payload = signing.payload?.(lines) ?? lines
  const protectedText = JSON.stringify(protectedHeader)
  const segment = Buffer.from(protectedText).toString('base64url')
  const signingInput = `${segment}.${payload}`
  // A header's characters are bytes on the wire.
  const bytes = Buffer.from(signingInput, 'latin1')
  const signature = signing.sign ? signing.sign(bytes, keyOf(by)) : sign('sha256', bytes, keyOf(by))
  return {
    digest,
    protectedHeader,
    protectedText,
    payload,
    signingInput,
    signature: `${segment}..${signature.toString('base64url')}`,
  }
}
