import { createHash } from 'node:crypto'
import type { OpenFinanceCode } from './open-finance-error-rules.ts'

/** How the Digest header is checked. Source: Authentication, Digest rule. */
export function openFinanceDigestRules() {
  return {
    required: (_request: { method: string; body: Buffer }): boolean => true,

    /** Whether the header is compared with the body. */
    compared: (_request: { method: string; body: Buffer }): boolean => true,

    /** Whether the header has the form of a digest: the algorithm and 32 bytes. */
    wellFormed: (digest: string): boolean => /^SHA-256=[A-Za-z0-9+/]{43}=$/.test(digest),

    /**
     * The bytes that may have been hashed: the normalised body, and the body as received. The rule names both; they
     * differ only if the client sends a body that it did not normalise.
     */
    hashed: (body: Buffer): Buffer[] => [trimmed(withLineFeeds(body)), body],

    of: (bytes: Buffer): string => `SHA-256=${createHash('sha256').update(bytes).digest('base64')}`,

    /** Whether the header has the digest of the body. */
    same: (given: string, right: string): boolean => given === right,

    /** A missing or malformed header fails validation; a digest of other bytes has no code of its own. Choices. */
    codes: { missing: 'FORMAT_ERROR', malformed: 'FORMAT_ERROR', different: 'SIGNATURE_INVALID' } as Record<
      'missing' | 'malformed' | 'different',
      OpenFinanceCode
    >,
  }
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]

/** Replaces CRLF by LF; a lone CR stays. */
function withLineFeeds(body: Buffer): Buffer {
  return body.filter((byte, at) => !(byte === carriageReturn && body[at + 1] === lineFeed)) as Buffer
}

/** The body without ASCII white space at both ends. */
export function trimmed(body: Buffer): Buffer {
  const isBlank = (byte: number): boolean => byte === space || (byte >= tab && byte <= carriageReturn)
  const first = body.findIndex((byte) => !isBlank(byte))
  return first < 0 ? Buffer.alloc(0) : body.subarray(first, body.findLastIndex((byte) => !isBlank(byte)) + 1)
}
