import { jsonText, parseJson } from '../../core/exact-json.ts'
import type { HeaderList } from '../../core/exchange.ts'
import { labelOf, secretHeaders } from '../client/masking/secret-fields.ts'

/** What distinguishes the requests of a check. */
interface Request {
  method: string
  url: string
  body: string
}

/**
 * The key of a request in a recording: method, address and body. Headers are left out, because sender, time and
 * signature differ each time. So are secret fields and files in a body.
 */
export function requestKey({ method, url, body }: Request): string {
  return `${method} ${url} ${bodyKey(body)}`
}

/** The secrets of a request without its signature. They distinguish requests that are otherwise equal. */
export function ownerOf(headers: HeaderList): string {
  const secrets = headers.filter(([name]) => secretHeaders.has(name.toLowerCase()) && !/signature/i.test(name))
  return secrets.map(([, value]) => value).join(' ')
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
