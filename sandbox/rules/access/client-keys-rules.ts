import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

type Headers = Record<string, string | string[] | undefined>

/** Which pair of keys version 3 takes. Source: Authentication 1; Version 3 differences; Errors. */
export function clientKeysRules() {
  return {
    withClientId: (store: Store, clientId: string, _route: { name: string }): Client | undefined =>
      store.clients.by('client_id', clientId),

    /** Whether the secret came in the header for the client's kind of key. */
    headerFits: (headers: Headers, { key_type }: Pick<Client, 'key_type'>): boolean =>
      headers[key_type === 'app' ? 'app-secret' : 'service-secret'] !== undefined,
  }
}
