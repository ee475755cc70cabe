import { X509Certificate } from 'node:crypto'
import type { ProtectedHeader } from './protected-header.ts'

/** The parts of a JWS signature; undefined where a part is unreadable. */
export interface ReadJws {
  /** The three segments between dots; undefined for another number of segments. */
  segments: readonly [first: string, middle: string, last: string] | undefined
  /** The protected header as received, never encoded again. */
  protectedText: string | undefined
  protectedHeader: Partial<ProtectedHeader> | undefined
  certificate: X509Certificate | undefined
  signature: Buffer | undefined
}

/** Parses an x-jws-signature as far as it is readable. */
export function readJws(value: string): ReadJws {
  const parts = value.trim().split('.')
  const [first, middle, last] = parts
  if (parts.length !== 3 || first === undefined || middle === undefined || last === undefined) {
    return {
      segments: undefined,
      protectedText: undefined,
      protectedHeader: undefined,
      certificate: undefined,
      signature: undefined,
    }
  }
  const protectedText = Buffer.from(first, 'base64url').toString('utf8')
  const protectedHeader = objectIn(protectedText)
  return {
    segments: [first, middle, last],
    protectedText,
    protectedHeader,
    certificate: certificateIn(protectedHeader?.x5c),
    signature: Buffer.from(last, 'base64url'),
  }
}

function objectIn(text: string): Partial<ProtectedHeader> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function certificateIn(x5c: unknown): X509Certificate | undefined {
  const first: unknown = Array.isArray(x5c) ? x5c[0] : x5c
  if (typeof first !== 'string') return undefined
  try {
    return new X509Certificate(Buffer.from(first, 'base64'))
  } catch {
    return undefined
  }
}
