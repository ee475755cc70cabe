import type { X509Certificate } from 'node:crypto'
import type { Sandbox } from '../world/sandbox.ts'
import { type Fields, isObject, valueAt } from '../basics/values.ts'
import { rs256, type SignedCall } from './rules/open-finance-signature-rules.ts'
import { evaluateSealCertificate } from './check-certificate.ts'
import { refused } from './open-finance-call.ts'

/** Certificates that the sandbox knows without the request. */
export interface Trusted {
  authority: X509Certificate
  /** The seal certificate of the test set. Not used for verification: a signature carries its own certificate. */
  seal: X509Certificate
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Refuses a request whose x-jws-signature does not verify. The caller checks that required headers are present.
 * Source: Authentication, x-jws-signature rule.
 * @throws Refused SIGNATURE_INVALID, CERTIFICATE_INVALID, CERTIFICATE_EXPIRED
 */
export function evaluateJwsSignature(sandbox: Sandbox, call: SignedCall, value: string, trusted: Trusted): void {
  const rules = sandbox.rules.openFinance.signature
  const [first, signature] = segmentsOf(sandbox, value)
  const header = headerIn(first.bytes)
  const sent = (name: string): boolean => call.headers[name] !== undefined
  const signed = [...rules.alwaysSigned, ...rules.signedIfSent.filter(sent)]
  for (const [name, holds] of Object.entries(rules.properties)) {
    const given = valueAt(header, name.split('.'))
    if (!holds(given, { call, signed })) throw invalid(`${name} is ${shown(given)}`)
  }
  const certificate = rules.certificateIn(header.x5c)
  if (!certificate) throw invalid('x5c holds no certificate in base64 DER')
  evaluateSealCertificate(sandbox, certificate, trusted.authority)
  const payload = rules.payload(coveredBy(header, signed).map((name) => [name, call.headers[name] ?? ''] as const))
  const key = rules.signer(certificate, trusted.seal).publicKey
  const inputs = rules.payloads(payload).map((one) => rules.signingInput(first.text, one))
  if (!inputs.some((input) => rules.verifies(key, signature, input, rs256, call))) {
    throw invalid(
      'it does not verify, under the key of x5c, over the protected header and the signed headers as received',
    )
  }
}

/** The protected header, encoded and decoded, and the bytes of the signature. */
function segmentsOf({ rules }: Sandbox, value: string): [{ text: string; bytes: Buffer }, Buffer] {
  const { signature: how } = rules.openFinance
  const [text = '', middle = '', last = ''] = how.segments(value) ?? []
  const bytes = how.decode(text)
  const signature = how.decode(last)
  if (!bytes || !signature) throw invalid('it is not two segments of base64url with two dots between')
  if (!how.middleAllowed(middle)) throw invalid('its middle segment is not empty')
  return [{ text, bytes }, signature]
}

function headerIn(bytes: Buffer): Fields {
  try {
    const header: unknown = JSON.parse(strictUtf8.decode(bytes))
    if (isObject(header)) return header
  } catch {
    // The throw below covers this too, as JSON that is not an object.
  }
  throw invalid('its protected header is not a JSON object')
}

/** The headers in sigD.pars; if the rules do not check it, those that must be signed. */
function coveredBy(header: Fields, signed: readonly string[]): readonly string[] {
  const pars = valueAt(header, ['sigD', 'pars'])
  return Array.isArray(pars) && pars.every((name) => typeof name === 'string') ? pars : signed
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : `wrong: ${JSON.stringify(value)}`
}

function invalid(what: string): Error {
  return refused('SIGNATURE_INVALID', `x-jws-signature: ${what}`, 'x-jws-signature')
}

/**
 * Refuses a request whose Digest is not that of its body; an empty body has a Digest too.
 * Source: Authentication, Digest rule.
 * @throws Refused FORMAT_ERROR, SIGNATURE_INVALID
 */
export function evaluateDigest(
  { rules }: Sandbox,
  { method, body, digest }: { method: string; body: Buffer; digest: string | undefined },
): void {
  const { compared, wellFormed, hashed, of, same, codes } = rules.openFinance.digest
  if (digest === undefined || !compared({ method, body })) return
  if (!wellFormed(digest)) {
    throw refused(codes.malformed, `Digest must be SHA-256= and a hash in base64, not ${digest}`, 'Digest')
  }
  const right = hashed(body).map((bytes) => of(bytes))
  if (right.some((one) => same(digest, one))) return
  throw refused(codes.different, `the Digest of this body is ${right[0]}, not ${digest}`, 'Digest')
}
