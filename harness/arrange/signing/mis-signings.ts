import type { CoveredParts, Resigning } from '../../client/resign.ts'

const changed = (change: (parts: CoveredParts) => Partial<CoveredParts>): Resigning => ({ change })

/** Signatures that do not fit their request, by the name features use. */
export const misSignings: Record<string, Resigning> = {
  'over another method': changed(({ method }) => ({ method: method === 'GET' ? 'POST' : 'GET' })),
  'over its method in lower case': changed(({ method }) => ({ method: method.toLowerCase() })),
  'over another path': changed(({ url }) => ({ url: url.replace(/\w+(?=\?|$)/, 'countries') })),
  'over its address with a slash more': changed(({ url }) => ({ url: url.replace(/(?=\?|$)/, '/') })),
  'over its path alone': changed(({ url }) => ({ url: url.replace(/^\w+:\/\/[^/]+/, '') })),
  'over its address at another host': changed(({ url }) => ({ url: url.replace(/(?<=:\/\/)[^/]+/, 'host.invalid') })),
  'over its address without the query': changed(({ url }) => ({ url: url.replace(/\?.*/s, '') })),
  'over another query': changed(({ url }) => ({ url: `${url}1` })),
  'over its query in another order': changed(({ url }) => ({
    url: url.replace(/\?(.*)&(.*)$/s, (_query, one, other) => `?${other}&${one}`),
  })),
  'over another body': changed(({ body }) => ({ body: Buffer.from(body.toString().replace('data', 'date')) })),
  'over its body and a blank': changed(({ body }) => ({ body: Buffer.concat([body, Buffer.from(' ')]) })),
  'over no body': changed(() => ({ body: Buffer.alloc(0) })),
  'over an empty object as its body': changed(() => ({ body: Buffer.from('{}') })),
  'over an Expires-at one second later': changed(({ expiresAt }) => ({ expiresAt: String(Number(expiresAt) + 1) })),
  'made with SHA-1': { digest: 'sha1' },
  'made with SHA-256': { digest: 'sha256' },
}

/** A signature by its name. @throws Error SIGNATURE_UNKNOWN naming the known ones */
export function misSigning(name: string): Resigning {
  const found = misSignings[name]
  if (!found) throw new Error(`SIGNATURE_UNKNOWN: "${name}" is none of ${Object.keys(misSignings).join(', ')}`)
  return found
}
