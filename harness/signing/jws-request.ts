import { headerOf } from '../../core/exchange.ts'

/** A request before or after signing. */
export interface JwsRequest {
  method: string
  /** The path with the provider prefix and without the query. */
  path: string
  /** Headers in sending order; names in any case. */
  headers: ReadonlyArray<readonly [name: string, value: string]>
  /** The exact bytes. */
  body: Buffer
}

/** The headers that are always signed, then those that are signed if present. Source: x-jws-signature rule 1. */
export const alwaysSigned = ['x-request-id', 'digest'] as const
export const signedWhenSent = ['api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri'] as const

/** The names of the signed headers that are present, in the documented order. Source: x-jws-signature rule 1. */
export function parsOf(request: Pick<JwsRequest, 'headers'>): string[] {
  return [...alwaysSigned, ...signedWhenSent.filter((name) => headerOf(request, name) !== undefined)]
}

/** The signed headers as lines, in the order of `pars`; undefined where one is missing. Source: rule 3. */
export function payloadOf(request: Pick<JwsRequest, 'headers'>, pars: readonly string[]): string | undefined {
  const lines = pars.map((name) => [name, headerOf(request, name)] as const)
  if (lines.some(([, value]) => value === undefined)) return undefined
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The method and path that a signature covers, without the provider's prefix before /v2. Source: rule 2, aud. */
export function audienceOf({ method, path }: Pick<JwsRequest, 'method' | 'path'>): string {
  const at = path.search(/\/v2(?=\/|$)/)
  return `${method.toUpperCase()} ${at < 0 ? path : path.slice(at)}`
}
