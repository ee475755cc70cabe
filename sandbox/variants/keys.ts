import type { Variant } from './kit/variant.ts'
import { wrapRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'

/** Other legal ways to compare keys: the documents say only that wrong ones are refused. */
export const variants: Variant[] = named({
  'normalises-queries-before-it-verifies': {
    question: 'gateway before the target',
    sentence: 'A gateway normalises queries, with the same parameters, before the target sees and verifies them.',
    patch: wrapRule('signing.candidates', (rule, received) =>
      rule(received).map((parts) => ({ ...parts, url: normalised(parts.url) })),
    ),
  },
  'reads-keys-in-any-case': {
    question: 'letter case of keys',
    sentence: 'The documents do not say how keys are compared; here they are hexadecimal numbers, in any letter case.',
    patch({ headers }) {
      const { appId, secret } = headers
      headers.appId = (given, route) => appId(given, route)?.toLowerCase()
      headers.secret = (given, route) => secret(given, route)?.toLowerCase()
    },
  },
  'knows-a-client-by-all-its-keys': {
    question: 'keys of other versions',
    sentence: 'Only the headers of version 3 are said to be dropped; here its keys open the other versions too.',
    patch: wrapRule('headers.clientWithAppId', (rule, store, id, route) => {
      const old = store.clients.by('client_id', id)
      return rule(store, id, route) ?? (old && { ...old, secret: old.v3_secret })
    }),
  },
})

/** The address normalised by RFC 3986: only needed escapes, in upper case, and no empty parts of the query. */
function normalised(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const pieces = query.split('&').filter((piece) => piece !== '')
  const spelled = pieces.join('&').replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
  return spelled === '' ? path : `${path}?${spelled}`
}
