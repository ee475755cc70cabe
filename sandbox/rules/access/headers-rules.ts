import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

type Headers = Record<string, string | string[] | undefined>

/** Which keys a request carries. Source: Authentication 1 and 5. */
export function headersRules() {
  return {
    /** Whether a header counts under the name it was sent with; names count in any case. */
    nameCounts: (_name: string): boolean => true,

    appId: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers['app-id']),
    secret: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers.secret),
    customerSecret: (headers: Headers): string | undefined => textOf(headers['customer-secret']),
    loginSecret: (headers: Headers): string | undefined => textOf(headers['login-secret']),
    expiresAt: (headers: Headers): string | undefined => textOf(headers['expires-at']),
    signature: (headers: Headers): string | undefined => textOf(headers.signature),
    /** Whether a request to this route must carry a Secret; every route asks for one. */
    secretNeeded: (_route: { name: string }): boolean => true,
    /** The client with an App-id. */
    clientWithAppId: (store: Store, appId: string, _route: { name: string }): Client | undefined =>
      store.clients.by('app_id', appId),
    /** The class that refuses an App-id which no client has. */
    unknownAppId: 'ApiKeyNotFound',
    /** Whether the Secret is that of the client whose App-id came with it; `everySecret` gives those of all clients. */
    keyKnown: (expected: Client, secret: string, _everySecret: () => string[], _route: { name: string }): boolean =>
      expected.secret === secret,
  }
}

/** An empty header counts as not sent. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? undefined : text
}
