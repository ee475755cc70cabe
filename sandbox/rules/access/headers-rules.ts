import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

type Headers = Record<string, string | string[] | undefined>

/** The keys of a request. Source: Authentication 1 and 5. */
export function headersRules() {
  return {
    /** Whether a header counts under its name as sent; letter case does not matter. */
    nameCounts: (_name: string): boolean => true,

    appId: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers['app-id']),
    secret: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers.secret),
    customerSecret: (headers: Headers): string | undefined => textOf(headers['customer-secret']),
    loginSecret: (headers: Headers): string | undefined => textOf(headers['login-secret']),
    expiresAt: (headers: Headers): string | undefined => textOf(headers['expires-at']),
    signature: (headers: Headers): string | undefined => textOf(headers.signature),
    /** Whether a request to this route needs a Secret; every route does. */
    secretNeeded: (_route: { name: string }): boolean => true,
    clientWithAppId: (store: Store, appId: string, _route: { name: string }): Client | undefined =>
      store.clients.by('app_id', appId),
    /** The class for an unknown App-id. */
    unknownAppId: 'ApiKeyNotFound',
    /** Whether the Secret belongs to the client of the App-id; `everySecret` returns those of all clients. */
    keyKnown: (expected: Client, secret: string, _everySecret: () => string[], _route: { name: string }): boolean =>
      expected.secret === secret,
  }
}

/** An empty header counts as not sent. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? undefined : text
}
