import { createHash } from 'node:crypto'

/** What ties a line to the line before. */
export interface Link {
  /** From 1. */
  line: number
  /** The digest of the line before; empty in the first. */
  previous: string
  digest: string
}

const digestChars = 22
const ending = new RegExp(
  `,"chain":\\{"line":(\\d{1,15}),"previous":"([\\w-]{${digestChars}}|)","digest":"([\\w-]{${digestChars}})"\\}\\}$`,
)
/** How long the chain of a line is at most, in bytes. */
const endingBytes = 140

/**
 * Adds its chain to an event: the number of its line, the digest of the line before and its own, which covers both. So a
 * line that is taken out, changed or moved is noticed. It protects from damage, not from somebody who makes a new chain.
 */
export function chained(json: string, { line, digest: previous }: Pick<Link, 'line' | 'digest'>): [string, Link] {
  const covered = `${json.slice(0, -1)},"chain":{"line":${line + 1},"previous":"${previous}"`
  const digest = digestOf(covered)
  return [`${covered},"digest":"${digest}"}}`, { line: line + 1, previous, digest }]
}

/** Before the first line. */
export const unchained = { line: 0, digest: '' }

/** The chain of a line; `broken` where its digest does not fit its bytes, undefined where it has none. */
export function linkOf(bytes: Buffer): Link | 'broken' | undefined {
  const found = ending.exec(bytes.subarray(-endingBytes).toString('latin1'))
  if (!found) return undefined
  const [, line = '', previous = '', digest = ''] = found
  const covered = bytes.subarray(0, bytes.length - `,"digest":"${digest}"}}`.length)
  return digestOf(covered) === digest ? { line: Number(line), previous, digest } : 'broken'
}

/** 132 bits of SHA-256. */
function digestOf(covered: string | Buffer): string {
  return createHash('sha256').update(covered).digest('base64url').slice(0, digestChars)
}
