import { headerOf, type Exchange } from '../../../core/exchange.ts'
import { alterHeader } from '../../../harness/client/alter.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import { keyHeadersOf } from '../../../harness/client/key-headers.ts'
import { type PreparedRequest, usualExpirySeconds } from '../../../harness/client/prepare.ts'
import { privateKeyOf } from '../../../harness/client/private-key.ts'
import { resigned } from '../../../harness/client/resign.ts'
import type { ClientProfile, Profile } from '../../../harness/profile/profile.ts'
import { decodedPart } from '../../../core/web-address.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { jsonText, parseJson } from '../../../core/exact-json.ts'
import { withoutBodyField } from '../../../harness/client/edit-draft.ts'

const signing = ['signature', 'expires-at']

/** Whether a check made the keys wrong on purpose, or left them out. Those of requests with settled bytes are not seen. */
export function hasOddKeys(asked: Asked, profile: Profile): asked is Draft {
  if (isPrepared(asked)) return false
  if (asked.as === 'nobody') return true
  const main = mainClient(profile)
  const names = main ? namesOf(main, asked) : []
  return names.some((name) => isChanged(asked, name))
}

/** The draft with the keys of the main client, as they belong there. */
export function withRightKeys(draft: Draft, profile: Profile): Draft {
  const main = mainClient(profile)
  return main ? withoutChanges({ ...draft, as: main.purpose }, namesOf(main, draft)) : draft
}

/** Whether a check made the signature wrong on purpose, or left it out. */
export function hasOddSignature(asked: Asked): boolean {
  // Bytes are settled beforehand by checks that change something after it was signed.
  if (isPrepared(asked)) return headerOf(asked, 'App-id') !== undefined
  return (
    asked.signing === 'unsigned' ||
    asked.digest === 'sha1' ||
    (asked.expiresInSeconds ?? usualExpirySeconds) !== usualExpirySeconds ||
    signing.some((name) => isChanged(asked, name))
  )
}

/** The draft with a right signature where its client signs. */
export function withRightSignature({ digest: _digest, expiresInSeconds: _seconds, ...draft }: Draft): Draft {
  return withoutChanges({ ...draft, signing: 'auto' }, signing)
}

/** A request of settled bytes with a right signature over what it now holds; as it is where none of the clients sent it. */
export function signedAnew(prepared: PreparedRequest, profile: Profile, nowSeconds: number): PreparedRequest {
  const appId = headerOf(prepared, 'App-id')
  const client = profile.clients.find(({ app_id }) => app_id === appId)
  if (!client || (client.status !== 'live' && headerOf(prepared, 'Signature') === undefined)) return prepared
  const expiresAt = String(nowSeconds + usualExpirySeconds)
  const plain = alterHeader(alterHeader(prepared, 'Signature', undefined), 'Expires-at', undefined)
  return resigned(plain, profile, privateKeyOf(client), { expiresAt })
}

function mainClient({ clients }: Profile): ClientProfile | undefined {
  return clients.find(({ purpose }) => purpose === 'main') ?? clients[0]
}

function namesOf(client: ClientProfile, draft: Draft): string[] {
  return keyHeadersOf(client, draft).map(([name]) => name.toLowerCase())
}

function isChanged({ headers, omitHeaders = [] }: Draft, name: string): boolean {
  return [...Object.keys(headers), ...omitHeaders].some((own) => own.toLowerCase() === name)
}

function withoutChanges(draft: Draft, names: readonly string[]): Draft {
  const isOne = (name: string) => names.includes(name.toLowerCase())
  const { omitHeaders = [], headers, ...rest } = draft
  return {
    ...rest,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !isOne(name))),
    omitHeaders: omitHeaders.filter((name) => !isOne(name)),
  }
}

/** A request on its way to a target: as a check wants it, or of settled bytes. */
export type Asked = Draft | PreparedRequest

/** Whether its bytes are settled, its signature among them. */
export function isPrepared(asked: Asked): asked is PreparedRequest {
  return 'url' in asked
}

/** The path as sent, without the query. `base` is the address of the target. */
export function pathOf(asked: Asked, base: string): string {
  const whole = isPrepared(asked) ? asked.url.slice(base.replace(/\/$/, '').length) : asked.path
  return whole.split('?')[0] ?? ''
}

/** Whether nothing may be changed before it is signed: its signature covers more than a gateway can make again. */
export function isSealed(asked: Asked): boolean {
  return isPrepared(asked) && headerOf(asked, 'x-jws-signature') !== undefined
}

/** The names of the query parameters, each once. */
export function parametersOf(asked: Asked): string[] {
  return [...new Set(pairsOf(asked).map((pair) => nameIn(pair)))]
}

/** The request without a query parameter. A request of settled bytes keeps its signature, which is then wrong. */
export function withoutParameter<A extends Asked>(asked: A, name: string): A {
  const kept = pairsOf(asked).filter((pair) => nameIn(pair) !== name)
  const rest = kept.length > 0 ? `?${kept.join('&')}` : ''
  if (isPrepared(asked)) return { ...asked, url: `${asked.url.split('?')[0]}${rest}` }
  const { query: _query, rawQuery: _rawQuery, ...draft }: Draft = asked
  return { ...draft, path: `${draft.path.split('?')[0]}${rest}` } as A
}

/** Pairs of the query, encoded as they are sent. */
function pairsOf(asked: Asked): string[] {
  const query = isPrepared(asked) ? asked.url.split('?')[1] : queryOf(asked)
  return (query ?? '').split('&').filter((pair) => pair !== '')
}

function queryOf({ path, query = [], rawQuery }: Draft): string {
  const own =
    rawQuery ?? query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
  return [path.split('?')[1] ?? '', own].filter((part) => part !== '').join('&')
}

function nameIn(pair: string): string {
  return decodedPart(pair.split('=')[0] ?? '')
}

/** The fields of a JSON body that a target could pass over: `data.return_to`, and those within its objects. */
export function fieldsOf(asked: Asked): string[] {
  const body = bodyOf(asked)
  return body === undefined ? [] : namesIn(body, '')
}

/** The request without a field of its JSON body. A request of settled bytes keeps its signature, which is then wrong. */
export function withoutField<A extends Asked>(asked: A, field: string): A {
  const { body } = withoutBodyField({ body: bodyOf(asked) }, field)
  return isPrepared(asked) ? { ...asked, body: Buffer.from(jsonText(body)) } : { ...asked, body }
}

function bodyOf(asked: Asked): Fields | undefined {
  const body = isPrepared(asked) ? parseJson(asked.body.toString()) : asked.body
  return isFields(body) ? body : undefined
}

function namesIn(fields: Fields, before: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const own = before === '' ? name : `${before}.${name}`
    const within = isFields(value) ? namesIn(value, own) : []
    // What holds everything is no field of its own.
    return own === 'data' ? within : [own, ...within]
  })
}

/** A fault that a gateway gives to a target: requests reach it changed, twice or not at all, or answers come from before. */
export interface LiveAlteration {
  /** `ignores-parameter-from_id`. */
  id: string
  /** How many requests it makes of one, at most; 1 when absent. */
  times?: number
  /** Begins anew: what it has seen is forgotten. */
  begin(): Interference
}

export interface Interference {
  /** What the gateway does in place of sending the request on; undefined where it lets the request through. */
  instead(asked: Asked): ((way: Way) => Promise<Exchange>) | undefined
  /** Sees what came of a request that was let through. */
  learn?(asked: Asked, exchange: Exchange): void
}

/** What a gateway has at hand. */
export interface Way {
  send(asked: Asked): Promise<Exchange>
  /** The request signed anew over what it holds now. */
  signed<A extends Asked>(asked: A): Promise<A>
  /** An answer that came from before, as if it were the answer to this request. `change` alters its body. */
  repeated(exchange: Exchange, change?: (body: string) => string): Exchange
}
