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

/** Other texts for which a secret is taken, than itself. */
type Loosely = (sent: string) => string

/** With one character more. */
export const longer: Loosely = (sent) => sent.slice(0, -1)

/** In capitals. */
export const inAnyCase: Loosely = (sent) => sent.toLowerCase()

type Access = Rules['access']
type Owned = 'customers' | 'logins'

export function openAlso(
  { access }: Rules,
  of: Owned,
  also: (open: Access['loginWithSecret'], ...given: Parameters<Access['loginWithSecret']>) => unknown,
): void {
  const name = of === 'customers' ? 'customerWithSecret' : 'loginWithSecret'
  const finders = access as unknown as Record<typeof name, (...given: unknown[]) => unknown>
  const open = finders[name]
  finders[name] = (...given) =>
    open(...given) ?? also(open as Access['loginWithSecret'], ...(given as Parameters<Access['loginWithSecret']>))
}

/** Has secrets of customers or logins compared loosely, on some routes. */
export function compareSecrets(rules: Rules, of: Owned, loosely: Loosely, at: At): void {
  openAlso(rules, of, (open, store, sent, route) => (at(route) ? open(store, loosely(sent), route) : undefined))
}
