import { createSign, createVerify, type KeyObject } from 'node:crypto'

/**
 * What is signed: the protected header as it is encoded, a dot, and the payload as it is. One character is one byte.
 * Source: Open-finance / Authentication, x-jws-signature rule 4.
 */
export function signingInputOf(protectedSegment: string, payload: string): string {
  return `${protectedSegment}.${payload}`
}

/** The RSA SHA-256 signature over a signing input, in base64url. */
export function signRs256(input: string, key: KeyObject): string {
  return createSign('sha256').update(input, 'latin1').sign(key, 'base64url')
}

/** Whether a signature is the RSA SHA-256 one over a signing input. */
export function verifiesRs256(input: string, key: KeyObject, signature: Buffer): boolean {
  return createVerify('sha256').update(input, 'latin1').verify(key, signature)
}
