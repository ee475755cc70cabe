import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import { type Patch, replaceRule, together, widenRule, wrapRule } from './change-rule.ts'
import type { Rules } from '../../world/rules.ts'

/** Also accepts a Secret on a route where `takes` allows it. */
export function takeSecrets(at: string, takes: (sent: string, own: string, every: string[]) => boolean): Patch {
  return widenRule(
    'headers.keyKnown',
    (expected, secret, every, route) => route.name === at && takes(secret, expected.secret, every()),
  )
}

type Find = Rules['headers']['clientWithAppId']
type Also = (store: Store, id: string, find: (id: string) => Client | undefined) => Client | undefined

/** Also finds clients by other ids on a route, in App-id and in the Client-id of version 3. */
export function findClients(at: string, byAppId: Also, byClientId: Also = byAppId): Patch {
  const finding =
    (also: Also) =>
    (rule: Find, ...[store, id, route]: Parameters<Find>) =>
      rule(store, id, route) ?? (route.name === at ? also(store, id, (other) => rule(store, other, route)) : undefined)
  return together(
    wrapRule('headers.clientWithAppId', finding(byAppId)),
    wrapRule('clientKeys.withClientId', finding(byClientId)),
  )
}

const finders = { customers: 'access.customerWithSecret', logins: 'access.loginWithSecret' } as const

type Open = Rules['access']['customerWithSecret'] | Rules['access']['loginWithSecret']

/** Also accepts other secrets for customers or logins. */
export function openAlso(
  of: keyof typeof finders,
  also: (open: Open, ...given: Parameters<Rules['access']['loginWithSecret']>) => ReturnType<Open>,
): Patch {
  return replaceRule(finders[of], (open) => ((...given) => open(...given) ?? also(open, ...given)) as typeof open)
}
