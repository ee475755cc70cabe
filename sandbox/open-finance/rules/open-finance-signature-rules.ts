import { verify, X509Certificate, type KeyObject } from 'node:crypto'
import { remembering } from '../../basics/remembering.ts'

/** The parts of a request that its JWS signature covers. */
export interface SignedCall {
  method: string
  /** From /v2 on, as received, without the query. */
  path: string
  /** By lower-case name. */
  headers: Record<string, string | undefined>
}

/** How x-jws-signature is evaluated, step by step. Source: Authentication, x-jws-signature rule. */
export function openFinanceSignatureRules() {
  return {
    required: (_call: SignedCall): boolean => true,

    /** Headers that are signed always, and those that are if they are sent, in order. Source: step 1. */
    alwaysSigned: ['x-request-id', 'digest'],
    signedIfSent: ['api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri'],

    /** Each property of the protected header, evaluated by itself; keys in the order in which they are looked at. Source: step 2. */
    properties: {
      typ: (typ) => typ === 'JOSE',
      alg: (alg) => alg === 'RS256',
      b64: (b64) => b64 === false,
      crit: (crit) => isSetOf(crit, ['b64', 'sigT', 'sigD']),
      sigT: (sigT) => typeof sigT === 'string' && isMoment(sigT),
      'sigD.pars': (pars, { signed }) => JSON.stringify(pars) === JSON.stringify(signed),
      // The document does not give the identifier.
      'sigD.mId': (mId) => typeof mId === 'string' && mId !== '',
      aud: (aud, { call: { method, path } }) => aud === `${method} ${path}`,
    } as Record<string, (value: unknown, wanted: { call: SignedCall; signed: readonly string[] }) => boolean>,

    /** The seal certificate in x5c, a text or a list whose first item counts, with or without line breaks; undefined when there is none. */
    certificateIn(x5c: unknown): X509Certificate | undefined {
      const [given] = Array.isArray(x5c) ? (x5c as unknown[]) : [x5c]
      const text = typeof given === 'string' ? given.replaceAll(/\s/g, '') : ''
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
      try {
        return certificateOf(text)
      } catch {
        return undefined
      }
    },

    /** The key that must have signed: that of the certificate sent along, even where another is known. Source: step 2. */
    keyOf: (certificate: X509Certificate, _known: X509Certificate): KeyObject => certificate.publicKey,

    /** The signed headers, in order. Source: step 3. */
    payload: (headers: Array<readonly [name: string, value: string]>): string =>
      headers.map(([name, value]) => `${name}: ${value}`).join('\n'),

    /** What was signed: the protected header as printed, and the bytes of the payload. Source: step 4. */
    signingInput: (protectedSegment: string, payload: string): Buffer =>
      Buffer.from(`${protectedSegment}.${payload}`, 'latin1'),

    /** The first, middle and last segment; undefined when there are more or less. Source: step 5. */
    segments(value: string): [string, string, string] | undefined {
      const parts = value.split('.')
      return parts.length === 3 ? (parts as [string, string, string]) : undefined
    },

    middleAllowed: (middle: string): boolean => middle === '',

    /** The bytes of a segment, padded or not; undefined when it is no base64url. */
    decode(segment: string): Buffer | undefined {
      const bytes = Buffer.from(segment, 'base64url')
      return bytes.length > 0 && bytes.toString('base64url') === segment.replace(/={1,2}$/, '') ? bytes : undefined
    },

    verifies: (key: KeyObject, signature: Buffer, input: Buffer): boolean =>
      key.asymmetricKeyType === 'rsa' && verify('sha256', input, key, signature),
  }
}

const read = remembering<X509Certificate>(100)

/** A certificate out of its base64, read once: clients send the same with each request. @throws an error of node:crypto */
function certificateOf(text: string): X509Certificate {
  return read(text, () => new X509Certificate(Buffer.from(text, 'base64')))
}

/** Whether the list holds these words and no others; their order is left to the sender. */
function isSetOf(list: unknown, words: readonly string[]): boolean {
  return Array.isArray(list) && list.length === words.length && words.every((word) => list.includes(word))
}

/** A moment of UTC in whole seconds that the calendar has. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text.slice(0, 19))
}
