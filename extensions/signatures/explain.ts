import { mostShown } from '../../core/most-shown.ts'
import { normalizedBody } from '../../harness/signing/digest.ts'
import type { SignedJws } from '../../harness/signing/sign-jws.ts'
import type { JwsVerdict } from '../../harness/signing/verify-jws.ts'
import type { SignedParts } from '../../harness/client/sign.ts'

/** The steps of Expires-at with Signature, for people. */
export function explainedParts({ expiresAt, method, url, body }: SignedParts, signingInput: Buffer): string[] {
  const dropped =
    method === 'GET' && body.length > 0 ? ' (a GET is signed with an empty body, also when it has one)' : ''
  return [
    'The signature covers Expires-at|METHOD|address|body, with RSA and SHA-256:',
    `  Expires-at  ${expiresAt}`,
    `  method      ${method}`,
    `  address     ${url}`,
    `  body        ${body.length} bytes${dropped}`,
    'The signing input, byte for byte, between the lines:',
    ...fenced(signingInput),
  ]
}

/** The steps that led to a JWS signature, for people. */
export function explainedJws(made: SignedJws, body: Buffer): string[] {
  return [
    ...explainedDigest(body, made.digest),
    '2  The protected header, before it is encoded:',
    ...fenced(shortened(made.protectedText)),
    '3  The signing input: base64url of the protected header, a dot, the signed headers:',
    ...fenced(shortened(made.signingInput)),
    '4  The signature uses RSA and SHA-256. The part between the dots of x-jws-signature is empty: the payload is detached.',
  ]
}

/** What was found in a JWS signature, step by step, with what must have been signed. */
export function explainedVerdict({ steps, read, signingInput }: JwsVerdict, body: Buffer): string[] {
  return [
    ...explainedDigest(body),
    '2  The protected header, as received:',
    ...fenced(shortened(read.protectedText ?? 'it cannot be read')),
    '3  The signing input that the signature must cover:',
    ...fenced(signingInput === undefined ? 'unknown: a signed header was not sent' : shortened(signingInput)),
    '',
    ...steps.map(({ what, held, wanted, got }) =>
      held ? `ok     ${what}` : `WRONG  ${what}: expected ${cut(wanted)}, got ${cut(got)}`,
    ),
  ]
}

function explainedDigest(body: Buffer, digest?: string): string[] {
  const normalized = normalizedBody(body)
  const changed = body.length - normalized.length
  const same =
    changed === 0 ? 'the body unchanged' : `${changed} bytes fewer: CRLF became LF, blanks around the body were removed`
  return [
    `1  The digest covers ${normalized.length} bytes (${same}):`,
    ...fenced(normalized),
    ...(digest === undefined ? [] : [`   Digest: ${digest}`]),
  ]
}

/** Text from a request between two lines, with what a terminal would obey made visible. */
function fenced(text: Buffer | string): string[] {
  const shown = text.toString('utf8').slice(0, mostShown.text)
  const visible = shown.replaceAll(/(?!\n)\p{Cc}/gu, (one) => named(one))
  return ['  ----', ...visible.split('\n').map((line) => `  ${line}`), '  ----']
}

function named(control: string): string {
  return control === '\r' ? '␍' : control === '\t' ? '␉' : `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The text with certificates and other long runs of base64 cut in their middle, so that the rest is seen. */
function shortened(text: string): string {
  return text.replaceAll(/[\w+/=-]{120,}/g, (run) => `${run.slice(0, 24)}…${run.slice(-12)} (${run.length} characters)`)
}

function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
