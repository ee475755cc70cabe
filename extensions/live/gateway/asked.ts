import { decodedPart } from '../../../core/web-address.ts'
import { headerOf } from '../../../core/header-of.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { jsonText, parseJson } from '../../../core/exact-json.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import { withoutBodyField } from '../../../harness/client/edit-draft.ts'
import type { PreparedRequest } from '../../../harness/client/prepare.ts'

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
