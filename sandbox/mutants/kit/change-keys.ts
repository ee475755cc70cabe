import type { Rules } from '../../world/rules.ts'

type At = (route: { name: string }) => boolean

/** Has a Secret accepted in any letter case, on some routes. */
export function compareSecretsInAnyCase(rules: Rules, at: At): void {
  const { keyKnown } = rules.headers
  rules.headers.keyKnown = (expected, secret, every, route) =>
    keyKnown(expected, secret, every, route) || (at(route) && secret.toLowerCase() === expected.secret.toLowerCase())
}

/** Has the Secret of any client accepted with every App-id, on some routes. */
export function takeSecretsOfAnyClient(rules: Rules, at: At): void {
  const { keyKnown } = rules.headers
  rules.headers.keyKnown = (expected, secret, every, route) =>
    at(route) ? every().includes(secret) : keyKnown(expected, secret, every, route)
}

/** Has the keys of a client accepted in every version, those of version 3 and those of the others, on some routes. */
export function takeKeysOfEveryVersion({ headers, clientKeys }: Rules, at: At): void {
  const { clientWithAppId } = headers
  headers.clientWithAppId = (store, id, route) => {
    const old = at(route) ? store.clients.by('client_id', id) : undefined
    return clientWithAppId(store, id, route) ?? (old && { ...old, secret: old.v3_secret })
  }
  const { withClientId } = clientKeys
  clientKeys.withClientId = (store, id, route) => {
    const later = at(route) ? store.clients.by('app_id', id) : undefined
    return withClientId(store, id, route) ?? (later && { ...later, v3_secret: later.secret })
  }
}

/** Has an App-id accepted with one character more at its end, on some routes. */
export function takeLongerAppIds({ headers, clientKeys }: Rules, at: At): void {
  const { clientWithAppId } = headers
  headers.clientWithAppId = (store, id, route) =>
    clientWithAppId(store, id, route) ?? (at(route) ? clientWithAppId(store, id.slice(0, -1), route) : undefined)
  const { withClientId } = clientKeys
  clientKeys.withClientId = (store, id, route) =>
    withClientId(store, id, route) ?? (at(route) ? withClientId(store, id.slice(0, -1), route) : undefined)
}
