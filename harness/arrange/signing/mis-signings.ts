import type { Draft } from '../../client/draft.ts'
import type { CoveredParts } from '../../client/resign.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Signer } from './signer.ts'

/** Sends a good request with a signature that does not fit it. */
type SendMisSigned = (signer: Signer, draft: Draft) => Promise<Exchange>

const over =
  (change: (parts: CoveredParts) => Partial<CoveredParts>): SendMisSigned =>
  (signer, draft) =>
    signer.otherwise(draft, { change })

const overUrl = (change: (url: string) => string) => over(({ url }) => ({ url: change(url) }))

/** Signatures that do not fit their request, by what features say after "signed". */
const misSignings: Readonly<Record<string, SendMisSigned>> = {
  'over another method': over(({ method }) => ({ method: method === 'GET' ? 'POST' : 'GET' })),
  'over its method in lower case': over(({ method }) => ({ method: method.toLowerCase() })),
  'over another path': overUrl((url) => url.replace(/\w+(?=\?|$)/, 'countries')),
  'over its address with a further slash': overUrl((url) => url.replace(/(?=\?|$)/, '/')),
  'over its address with a further question mark': overUrl((url) => `${url}?`),
  'over its path alone': overUrl((url) => url.replace(/^\w+:\/\/[^/]+/, '')),
  'over its address at another host': overUrl((url) => url.replace(/(?<=:\/\/)[^/]+/, 'host.invalid')),
  'over its address without the query': overUrl((url) => url.replace(/\?.*/s, '')),
  'over another query': overUrl((url) => `${url}1`),
  'over its query in another order': overUrl((url) =>
    url.replace(/\?(.*)&(.*)$/s, (_query, one, other) => `?${other}&${one}`),
  ),
  'over another body': over(({ body }) => ({ body: Buffer.from(body.toString().replace('data', 'date')) })),
  'over its body and a blank': over(({ body }) => ({ body: Buffer.concat([body, Buffer.from(' ')]) })),
  'over no body': over(() => ({ body: Buffer.alloc(0) })),
  'over an empty object as its body': over(() => ({ body: Buffer.from('{}') })),
  'over an Expires-at one second later': over(({ expiresAt }) => ({ expiresAt: String(Number(expiresAt) + 1) })),
  'with SHA-1': (signer, draft) => signer.otherwise(draft, { digest: 'sha1' }),
  'with SHA-256': (signer, draft) => signer.otherwise(draft, { digest: 'sha256' }),
  'with an unregistered key': async (signer, draft) => signer.otherwise(draft, {}, await signer.unregisteredKey()),
  'with the key of the live client': async (signer, draft) => signer.otherwise(draft, {}, signer.keyOfLive(draft)),
  'with one bit of the signature changed': (signer, draft) => signer.corrupted(draft),
  'with half of the signature': (signer, draft) =>
    signer.corrupted(draft, (bytes) => bytes.subarray(0, bytes.length / 2)),
}

/** What sends a request with the signature that features name. @throws Error SIGNATURE_UNKNOWN naming the known ones */
export function misSigning(name: string): SendMisSigned {
  const found = misSignings[name]
  if (!found) throw new Error(`SIGNATURE_UNKNOWN: "${name}" is not one of ${Object.keys(misSignings).join(', ')}`)
  return found
}
