import { createSign, createVerify, type KeyObject } from 'node:crypto'

/**
 * The signed text: the encoded protected header, a dot, and the payload unchanged. One character is one byte. Source:
 * Open-finance / Authentication, x-jws-signature rule 4.
 */
export function signingInputOf(protectedSegment: string, payload: string): string {
  return `${protectedSegment}.${payload}`
}

/** The RSA SHA-256 signature of a signing input, in base64url. */
export function signRs256(input: string, key: KeyObject): string {
  return createSign('sha256').update(input, 'latin1').sign(key, 'base64url')
}

/** Whether this is the RSA SHA-256 signature of a signing input. */
export function verifiesRs256(input: string, key: KeyObject, signature: Buffer): boolean {
  return createVerify('sha256').update(input, 'latin1').verify(key, signature)
}
