import type { ClientProfile, Profile } from '../profile/profile.ts'
import { jsonText } from '../../core/exact-json.ts'
import { ClientError } from './client-error.ts'
import type { Draft } from './draft.ts'
import type { HeaderList } from '../../core/exchange.ts'
import { keyHeadersOf } from './key-headers.ts'
import type { Pace } from './pacing/slots.ts'
import type { TlsIdentity } from './kept-sockets.ts'
import { privateKeyOf } from './private-key.ts'
import { signatureOf } from './sign.ts'

/** How long a request stays valid where nothing else is asked for: every network is quicker, and an hour is the most. */
export const usualExpirySeconds = 60

/** A request with its final bytes: what is sent is what was signed. */
export interface PreparedRequest {
  name: string
  method: string
  /** The whole address as sent. */
  url: string
  headers: HeaderList
  body: Buffer
  rateLimited: 'wanted' | 'waited-out'
  /** As in its draft. */
  pace?: Pace
  route?: string
  burst?: true
  from?: string
  /** The TLS certificate to present and the authority to trust, for interfaces that use certificates. */
  tls?: TlsIdentity
  /** Set when the request does not go to the target, for example to its control port. */
  elsewhere?: boolean
}

/**
 * Makes the final bytes of a request: address, keys, headers, body, signature. `nowSeconds` is the target's time, from
 * which Expires-at is counted.
 * @throws ClientError CLIENT_MISSING when the profile has no client for `draft.as`; the SIGNING_KEY codes of
 * privateKeyOf
 */
export function prepare(draft: Draft, profile: Profile, nowSeconds: number): PreparedRequest {
  const client = clientOf(draft, profile)
  const body = bodyOf(draft)
  const rest = targetOf(draft)
  const { base_url, public_url } = profile.target
  const url = join(draft.baseUrl ?? base_url, rest)
  const headers: HeaderList = client ? keyHeadersOf(client, draft) : []
  headers.push(['Accept', 'application/json'], ['Accept-Encoding', 'identity'])
  if (draft.rawBody !== undefined || draft.body !== undefined)
    headers.push(['Content-Type', draft.contentType ?? 'application/json'])
  if (client && isSigned(draft, client)) {
    const expiresAt = String(nowSeconds + (draft.expiresInSeconds ?? usualExpirySeconds))
    const signedUrl = join(draft.baseUrl ?? public_url ?? base_url, rest)
    // The signed body of a GET is always empty, even if one is sent.
    const signedBody = draft.method === 'GET' ? '' : body
    const digest = draft.digest ?? 'sha256'
    const parts = { expiresAt, method: draft.method, url: signedUrl, body: signedBody, digest }
    headers.push(['Expires-at', expiresAt], ['Signature', signatureOf(parts, privateKeyOf(client))])
  }
  return {
    name: draft.name,
    method: draft.method,
    url,
    headers: withOwn(headers, draft),
    body,
    rateLimited: draft.rateLimited ?? 'waited-out',
    ...(draft.pace && { pace: draft.pace }),
    ...(draft.route !== undefined && { route: draft.route }),
    ...(draft.burst && { burst: draft.burst }),
    ...(draft.from !== undefined && { from: draft.from }),
    ...(draft.baseUrl === undefined ? {} : { elsewhere: true }),
  }
}

/** Whether the draft will be signed, which needs the target's time. */
export function willBeSigned(draft: Draft, profile: Profile): boolean {
  const client = clientOf(draft, profile)
  return client !== undefined && isSigned(draft, client)
}

function isSigned({ signing }: Draft, { status }: ClientProfile): boolean {
  return signing === 'signed' || (signing === 'auto' && status === 'live')
}

function clientOf({ as, name }: Draft, { clients }: Profile): ClientProfile | undefined {
  if (as === 'nobody') return undefined
  const client = clients.find(({ purpose }) => purpose === as)
  if (client) return client
  const knownPurposes = clients.map(({ purpose }) => purpose).join(', ')
  throw new ClientError(
    'CLIENT_MISSING',
    `"${name}" is sent as the ${as} client; the profile has ${knownPurposes}. Add it to clients.`,
  )
}

/** The exact bytes of a draft's body; empty where it has none. */
export function bodyOf({ body, rawBody }: Draft): Buffer {
  if (rawBody !== undefined) return Buffer.from(rawBody as string)
  return body === undefined ? Buffer.alloc(0) : Buffer.from(jsonText(body))
}

/** Path and query of a draft as sent. */
export function targetOf(draft: Draft): string {
  return `${sendable(draft.path)}${queryOf(draft)}`
}

function queryOf({ query, rawQuery }: Draft): string {
  if (rawQuery !== undefined) return `?${sendable(rawQuery)}`
  if (!query || query.length === 0) return ''
  return `?${query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}

/** Percent-encodes only what a request line cannot carry (blanks, controls, non-ASCII). */
function sendable(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/gu, (run) => encodeURIComponent(run.toWellFormed()))
}

function join(base: string, rest: string): string {
  return `${base.endsWith('/') ? base.slice(0, -1) : base}${rest}`
}

/** The headers made here, replaced by those of the draft and without those that it omits. */
function withOwn(made: HeaderList, { headers, omitHeaders = [] }: Draft): HeaderList {
  const ownHeaders = Object.entries(headers)
  const replaced = new Set(ownHeaders.map(([name]) => name.toLowerCase()))
  const omitted = new Set(omitHeaders.map((name) => name.toLowerCase()))
  const kept = made.filter(([name]) => !replaced.has(name.toLowerCase()))
  return [...kept, ...ownHeaders].filter(([name]) => !omitted.has(name.toLowerCase()))
}
