import { constants, verify, X509Certificate, type KeyObject } from 'node:crypto'

/** The parts of a request that its JWS signature covers. */
export interface SignedCall {
  method: string
  /** From /v2 on, as received, without the query. */
  path: string
  /** By lower-case name. */
  headers: Record<string, string | undefined>
}

/** How x-jws-signature is checked, step by step. Source: Authentication, x-jws-signature rule. */
export const openFinanceSignatureRules = () => ({
  required: (_call: SignedCall): boolean => true,

  /** Headers that are always signed, and those that are signed if sent, in order. Source: step 1. */
  alwaysSigned: ['x-request-id', 'digest'],
  signedIfSent: ['api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri'],

  /** The check of each property of the protected header, in order. Source: step 2. */
  properties: {
    typ: (typ) => typ === 'JOSE',
    alg: (alg) => alg === 'RS256',
    b64: (b64) => b64 === false,
    crit: (crit) => isSetOf(crit, ['b64', 'sigT', 'sigD']),
    sigT: (sigT) => typeof sigT === 'string' && isMoment(sigT),
    'sigD.pars': (pars, { signed }) => JSON.stringify(pars) === JSON.stringify(signed),
    // The document does not give the value.
    'sigD.mId': (mId) => typeof mId === 'string' && mId !== '',
    aud: (aud, { call: { method, path } }) => aud === `${method} ${path}`,
  } as Record<string, (value: unknown, wanted: { call: SignedCall; signed: readonly string[] }) => boolean>,

  /** The seal certificate in x5c: a text, or a list whose first item counts, with or without line breaks; undefined for none. */
  certificateIn(x5c: unknown): X509Certificate | undefined {
    const [given] = Array.isArray(x5c) ? (x5c as unknown[]) : [x5c]
    const text = typeof given === 'string' ? given.replaceAll(/\s/g, '') : ''
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
    try {
      return new X509Certificate(Buffer.from(text, 'base64'))
    } catch {
      return undefined
    }
  },

  /** The signer's certificate: the one in the signature, even where another is known. Source: step 2. */
  signer: (certificate: X509Certificate, _known: X509Certificate): X509Certificate => certificate,

  /** The signed headers, in order. Source: step 3. */
  payload: (headers: Array<readonly [name: string, value: string]>): string =>
    headers.map(([name, value]) => `${name}: ${value}`).join('\n'),

  /** The payloads that may have been signed: only the signed headers as received. */
  payloads: (payload: string): string[] => [payload],

  /** The signed bytes: the encoded protected header and the payload. Source: step 4. */
  signingInput: (protectedSegment: string, payload: string): Buffer =>
    Buffer.from(`${protectedSegment}.${payload}`, 'latin1'),

  /** The first, middle and last segment; undefined unless there are three. Source: step 5. */
  segments(value: string): [string, string, string] | undefined {
    const parts = value.split('.')
    return parts.length === 3 ? (parts as [string, string, string]) : undefined
  },

  middleAllowed: (middle: string): boolean => middle === '',

  /** The bytes of a segment, with or without padding; undefined when it is not base64url. */
  decode(segment: string): Buffer | undefined {
    const bytes = Buffer.from(segment, 'base64url')
    return bytes.length > 0 && bytes.toString('base64url') === segment.replace(/={1,2}$/, '') ? bytes : undefined
  },

  verifies: (key: KeyObject, signature: Buffer, input: Buffer, how = rs256, _call?: SignedCall): boolean =>
    key.asymmetricKeyType === 'rsa' && verify(how.digest, input, { key, padding: how.padding }, signature),
})

/** The digest and the padding of RS256. */
export const rs256 = { digest: 'sha256', padding: constants.RSA_PKCS1_PADDING }

/** Whether the list holds exactly these words, in any order. */
function isSetOf(list: unknown, words: readonly string[]): boolean {
  return Array.isArray(list) && list.length === words.length && words.every((word) => list.includes(word))
}

/** Whether a text is an existing UTC time in whole seconds. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text.slice(0, 19))
}
