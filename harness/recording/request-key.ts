import { jsonText, parseJson } from '../../core/exact-json.ts'
import type { HeaderList } from '../../core/exchange.ts'
import { labelOf, secretHeaders } from '../client/masking/secret-fields.ts'

/** What tells requests of one check apart. */
interface Request {
  method: string
  url: string
  body: string
}

/**
 * A request as it is looked for in a recording: by method, address and body. Headers say who sends it, when and with what
 * signature, which is another each time; so do secret fields of a body and the files in one.
 */
export function requestKey({ method, url, body }: Request): string {
  return `${method} ${url} ${bodyKey(body)}`
}

/** The secrets with which a request is sent, but for its signature: by them those that are otherwise alike are told apart. */
export function ownerOf(headers: HeaderList): string {
  const own = headers.filter(([name]) => secretHeaders.has(name.toLowerCase()) && !/signature/i.test(name))
  return own.map(([, value]) => value).join(' ')
}

function bodyKey(body: string): string {
  if (body.startsWith('--') && /content-disposition: *form-data/i.test(body)) return 'form'
  const json = /^\s*[{[]/.test(body) ? parseJson(body) : undefined
  return json === undefined ? body : jsonText(withoutSecrets(json))
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, labelOf(name) === undefined ? withoutSecrets(one) : '']),
  )
}
