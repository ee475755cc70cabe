import type { Sandbox } from '../world/sandbox.ts'
import { refused } from './open-finance-call.ts'

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
