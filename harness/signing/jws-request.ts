import { headerOf } from '../../core/header-of.ts'

/** A request that is to be signed, or that came signed. */
export interface JwsRequest {
  method: string
  /** The path of the address, provider prefix included, without its query. */
  path: string
  /** Headers in the order of sending; names in any case. */
  headers: ReadonlyArray<readonly [name: string, value: string]>
  /** The exact bytes. */
  body: Buffer
}

/** Headers that are signed always, then those that are signed when the request has them. Source: x-jws-signature rule 1. */
export const alwaysSigned = ['x-request-id', 'digest'] as const
export const signedWhenSent = ['api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri'] as const

/** The names of the signed headers, in the stated order, filtered by presence. Source: x-jws-signature rule 1. */
export function parsOf(request: Pick<JwsRequest, 'headers'>): string[] {
  return [...alwaysSigned, ...signedWhenSent.filter((name) => headerOf(request, name) !== undefined)]
}

/** The signed headers as lines, in the order of `pars`; undefined when one of them was not sent. Source: rule 3. */
export function payloadOf(request: Pick<JwsRequest, 'headers'>, pars: readonly string[]): string | undefined {
  const lines = pars.map((name) => [name, headerOf(request, name)] as const)
  if (lines.some(([, value]) => value === undefined)) return undefined
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** Method and path that a signature is bound to; the provider's prefix before /v2 does not count. Source: rule 2, aud. */
export function audienceOf({ method, path }: Pick<JwsRequest, 'method' | 'path'>): string {
  const at = path.search(/\/v2(?=\/|$)/)
  return `${method.toUpperCase()} ${at < 0 ? path : path.slice(at)}`
}
