import { type Variant } from './kit/variant.ts'
import { wrapRule } from '../faults/kit/change.ts'
import { named } from '../world/sandbox.ts'

/** Other legal callbacks, keys and pages, which the documents do not show. */
export const variants: Variant[] = named({
  'callbacks-are-bare': {
    question: 'callbacks: body',
    sentence: 'The documents do not show the body of a callback; here it has only the ids, at its top level.',
    patch: wrapRule('callbacks.body', (_rule, { login_id, customer_id }, time) => ({ login_id, customer_id, time })),
  },
  'callbacks-with-more-fields': {
    question: 'callbacks: body',
    sentence: 'Callbacks have additional fields at every depth.',
    patch: wrapRule('callbacks.body', (rule, facts, time, version) => {
      const made = rule(facts, time, version) as { data: object }
      return {
        ...made,
        event: { name: 'fetch', ids: [1, 2], nested: { deep: null } },
        data: { ...made.data, score: 7 },
      }
    }),
  },
  'callbacks-sign-something-else': {
    question: 'callbacks: signature',
    sentence: 'The documents do not show what the signature of a callback covers; here an unusual text.',
    patch: wrapRule('callbacks.signedText', (_rule, url, body) => `${body.length} ${url} ${body}`),
  },
  // Other legal ways to compare keys: the documents say only that wrong ones are refused.
  'normalises-queries-before-it-verifies': {
    question: 'gateway before the target',
    sentence: 'A gateway normalises queries, with the same parameters, before the target sees and verifies them.',
    patch: wrapRule('signing.candidates', (rule, received) =>
      rule(received).map((parts) => ({ ...parts, url: normalised(parts.url) })),
    ),
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
