import type { Variant } from './variant.ts'

/** Other ways to compare keys, of which the documents say only that wrong ones are refused. */
export const keyVariants: Variant[] = [
  {
    id: 'reads-keys-in-any-case',
    question: 'letter case of keys',
    sentence: 'The documents do not say how keys are compared; here they are hexadecimal numbers, in any letter case.',
    warns: ['conventions/headers/keys-in-other-case'],
    patch({ headers }) {
      const { appId, secret } = headers
      headers.appId = (given, route) => appId(given, route)?.toLowerCase()
      headers.secret = (given, route) => secret(given, route)?.toLowerCase()
    },
  },
  {
    id: 'knows-a-client-by-all-its-keys',
    question: 'keys of other versions',
    sentence: 'Only the headers of version 3 are said to be dropped; here its keys open the other versions too.',
    warns: ['ais/headers/keys-of-another-version'],
    patch({ headers }) {
      const { clientWithAppId } = headers
      headers.clientWithAppId = (store, id, route) => {
        const old = store.clients.by('client_id', id)
        return clientWithAppId(store, id, route) ?? (old && { ...old, secret: old.v3_secret })
      }
    },
  },
]
