import { type KeyObject, createHash } from 'node:crypto'
import type { ProtectedHeader } from '../../../harness/signing/protected-header.ts'
import type { JwsRequest } from '../../../harness/signing/jws-request.ts'
import type {
  KeyPairProfile,
  OpenFinanceProfile,
  OtherSeal,
  OtherWebsite,
} from '../../../harness/profile/open-finance-profile.ts'
import { normalizedBody } from '../../../harness/signing/digest.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { SignedJws } from '../../../harness/signing/sign-jws.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { bodyOf } from '../../../harness/client/prepare.ts'
import { given } from '../../../harness/reasons/lacking.ts'

/** Forms of a Digest that the documents do not show, and that a target may want by mistake. */
const otherForms: Readonly<Record<string, (hash: Buffer) => string>> = {
  'in hexadecimal': (hash) => `SHA-256=${hash.toString('hex')}`,
  'in base64url': (hash) => `SHA-256=${hash.toString('base64url')}`,
  'without its algorithm': (hash) => hash.toString('base64'),
  'in hexadecimal without its algorithm': (hash) => hash.toString('hex'),
  'with its algorithm in lower case': (hash) => `sha-256=${hash.toString('base64')}`,
  'in small letters': (hash) => `SHA-256=${hash.toString('base64').toLowerCase()}`,
  'between colons': (hash) => `sha-256=:${hash.toString('base64')}:`,
}

/** How a request was answered with its Digest in the documented form, and in the one that was accepted in its place. */
export interface DigestTrial {
  right: Exchange
  other?: { form: string; exchange: Exchange }
}

/**
 * Sends a request with its Digest in the documented form and, where that is refused, in other forms until one is accepted.
 * A target that accepts one accepts the certificates, the signature and the body too.
 */
export async function tryDigestForms(
  send: (draft: JwsDraft) => Promise<Exchange>,
  draft: JwsDraft,
): Promise<DigestTrial> {
  const right = await send(draft)
  if (!right.answer || isSuccess(right)) return { right }
  const hash = createHash('sha256')
    .update(normalizedBody(bodyOf(draft)))
    .digest()
  for (const [form, write] of Object.entries(otherForms)) {
    const exchange = await send(signedAs(draft, { digest: write(hash) }))
    if (isSuccess(exchange)) return { right, other: { form, exchange } }
  }
  return { right }
}

/** What writes the Digest of a body in a form that the documents do not show; undefined for no such form. */
export function digestWriter(form: string): ((body: Buffer) => string) | undefined {
  const write = Object.hasOwn(otherForms, form) ? otherForms[form] : undefined
  return write && ((body) => write(createHash('sha256').update(body).digest()))
}

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

const websites: Readonly<Record<string, OtherWebsite>> = {
  'a certificate of the account-information role': 'account_information',
  'a certificate of the payment-initiation role': 'payment_initiation',
  'a certificate without a role': 'no_role',
  'a certificate that has expired': 'expired',
  'a certificate that is not valid yet': 'not_yet_valid',
  'a self-signed certificate': 'self_signed',
  'a certificate of another authority': 'other_authority',
}

/** A website certificate as features call it. @throws CheckStopped (untested) where the profile lacks it */
export function websiteNamed(section: OpenFinanceProfile, name: string): KeyPairProfile | 'none' {
  if (name === 'no certificate') return 'none'
  const field = websites[name]
  return given(field && section.websites[field], `open_finance.websites.${field ?? name}`)
}

/** A seal certificate of the profile. @throws CheckStopped (untested) where the profile lacks it */
export function sealNamed(section: OpenFinanceProfile, name: OtherSeal): KeyPairProfile {
  return given(section.seals[name], `open_finance.seals.${name}`)
}
