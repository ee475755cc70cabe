import { createHash } from 'node:crypto'

/**
 * The body for the digest: CRLF becomes LF, and surrounding blanks (space, tab, CR, LF, form feed, vertical tab) are
 * removed. Bytes are never decoded. Source: Open-finance / Authentication, Digest rule.
 */
export function normalizedBody(body: Buffer): Buffer {
  const lines = Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  const blank = (byte: number | undefined) => byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d)
  let from = 0
  let to = lines.length
  while (from < to && blank(lines[from])) from += 1
  while (to > from && blank(lines[to - 1])) to -= 1
  return lines.subarray(from, to)
}

/** The Digest header of a body, even an empty one. Source: Open-finance / Authentication, Digest rule. */
export function digestOf(body: Buffer): string {
  return sha256Of(normalizedBody(body))
}

/** The Digest header of exactly these bytes. */
export function sha256Of(bytes: Buffer): string {
  return `SHA-256=${createHash('sha256').update(bytes).digest('base64')}`
}
