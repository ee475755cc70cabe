import { decodedPart } from '../../core/web-address.ts'
import { constants, createVerify, type KeyObject } from 'node:crypto'
import type { SignedParts } from './sign.ts'

/** A possible reading of what must be signed. */
interface Reading {
  /** For people, after "it verifies": `with the method in lower case`. */
  how: string
  text: Buffer
  digest?: 'sha256' | 'sha1' | 'sha512' | 'md5'
  padding?: number
}

/** The result for a signature. */
interface SignatureVerdict {
  /** Whether it is right according to the document. */
  held: boolean
  /** The text that must be signed, byte for byte. */
  signingInput: Buffer
  /** The misreading that explains a wrong signature; absent where none does. */
  mistake?: string
}

/** The bytes to sign. Source: account information, Authentication 4. */
export function signingInputOf({ expiresAt, method, url, body }: SignedParts): Buffer {
  // The signed body of a GET is always empty, even if one is sent.
  const signed = method.toUpperCase() === 'GET' ? '' : body
  return joined([expiresAt, method.toUpperCase(), url], signed)
}

/** Verifies a Signature header. For a wrong one it looks for a likely mistake: another address, method, body, digest or padding. */
export function explainSignature(parts: SignedParts, signature: string, publicKey: KeyObject): SignatureVerdict {
  const signingInput = signingInputOf(parts)
  const bytes = Buffer.from(signature.trim(), 'base64')
  const verifies = ({ text, digest = 'sha256', padding = constants.RSA_PKCS1_PADDING }: Reading) =>
    createVerify(digest).update(text).verify({ key: publicKey, padding }, bytes)
  if (verifies({ how: '', text: signingInput })) return { held: true, signingInput }
  const mistake = readingsOf(parts, signingInput).find(verifies)?.how
  return { held: false, signingInput, ...(mistake !== undefined && { mistake }) }
}

function readingsOf(parts: SignedParts, stated: Buffer): Reading[] {
  const { expiresAt, url, method } = parts
  const verb = method.toUpperCase()
  const body = verb === 'GET' ? Buffer.alloc(0) : Buffer.from(parts.body as string)
  const signing = (how: string, change: Partial<SignedParts>): Reading => {
    const one = { expiresAt, method: verb, url, body, ...change }
    return { how, text: joined([one.expiresAt, one.method, one.url], one.body) }
  }
  return [
    { how: 'with SHA-1 instead of SHA-256', text: stated, digest: 'sha1' },
    { how: 'with SHA-512 instead of SHA-256', text: stated, digest: 'sha512' },
    { how: 'with MD5 instead of SHA-256', text: stated, digest: 'md5' },
    { how: 'with PSS padding instead of PKCS #1 v1.5', text: stated, padding: constants.RSA_PKCS1_PSS_PADDING },
    signing('with the method in lower case', { method: verb.toLowerCase() }),
    ...addressesNear(url).map(([how, other]) => signing(how, { url: other })),
    ...bodiesNear(body, Buffer.from(parts.body as string)).map(([how, other]) => signing(how, { body: other })),
    { how: 'without Expires-at', text: joined([verb, url], body) },
    {
      how: 'without vertical bars between the parts',
      text: Buffer.concat([Buffer.from(expiresAt + verb + url), body]),
    },
    { how: 'without the bar before an empty body', text: Buffer.from(`${expiresAt}|${verb}|${url}`) },
  ]
}

function addressesNear(url: string): Array<[how: string, url: string]> {
  if (!URL.canParse(url)) return []
  const { origin, pathname, search, protocol, host } = new URL(url)
  const other = protocol === 'https:' ? 'http:' : 'https:'
  const slashed = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`
  return [
    ['over the address without its query', origin + pathname],
    ['over the path and query alone, without scheme and host', pathname + search],
    ['over the path alone', pathname],
    [`over the address with ${other}//`, `${other}//${host}${pathname}${search}`],
    ['over the address without scheme', `${host}${pathname}${search}`],
    [`over the path ${pathname.endsWith('/') ? 'without' : 'with'} a slash at its end`, origin + slashed + search],
    ['over the address with its query decoded', origin + pathname + decodedPart(search)],
    ['over the address without the question mark at its end', url.replace(/\?$/, '')],
  ]
}

function bodiesNear(body: Buffer, sent: Buffer): Array<[how: string, body: Buffer | string]> {
  const text = body.toString('utf8')
  const value = parsed(text)
  return [
    ['over the body that was sent with the GET', sent],
    ['over an empty body', ''],
    ['over the body without blanks around it', text.trim()],
    ['over the body with an additional line end', `${text}\n`],
    ['over the body with LF instead of CRLF', text.replaceAll('\r\n', '\n')],
    ...(value === undefined
      ? []
      : ([
          ['over the body serialized again as compact JSON', JSON.stringify(value)],
          ['over the body serialized again with two spaces of indentation', JSON.stringify(value, undefined, 2)],
          ['over the body with every non-ASCII character escaped', escaped(JSON.stringify(value))],
          ['over the value of data alone', JSON.stringify(dataIn(value)) ?? ''],
        ] satisfies Array<[string, string]>)),
  ]
}

function joined(parts: readonly string[], body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(`${parts.join('|')}|`), Buffer.from(body as string)])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function dataIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}

function escaped(text: string): string {
  return text.replaceAll(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
