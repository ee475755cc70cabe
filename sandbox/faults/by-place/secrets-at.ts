import type { Rules } from '../../world/rules.ts'
import { compareSecrets, inAnyCase, longer } from '../kit/change-keys.ts'
import type { Fault } from '../kit/fault.ts'
import { type Site, sites } from '../kit/sites.ts'

type At = (route: { name: string }) => boolean

/** A header that opens something, as the tables name it in version 4 and later. */
const carried = { customers: /^customer-secret$/i, logins: /^(login|connection)-secret$/i } as const

/** The routes that take it. Those of oauth, whose login a profile gives once, have no control, so nothing shows there. */
function routesWith(of: keyof typeof carried): Site[] {
  const takes = (headers: object) => Object.keys(headers).some((name) => carried[of].test(name))
  // Version 6 identifies the customer of a connect session by its body; the sandbox reads no secret there.
  const found = sites(({ route, headers = {} }) => takes(headers) && !route.includes('/oauth_providers/'))
  return found.filter(({ interfaces }) => !interfaces.includes('ais-v6') || interfaces.length > 1)
}

/** Secrets of customers and logins, compared loosely on one route alone, or not asked for where a login is read. */
export function secretsAtPlaces(): Fault[] {
  const at = (id: string, does: string, change: (rules: Rules, at: At) => void) => (site: Site) => ({
    id: `${id}-at-${site.slug}`,
    interfaces: site.interfaces.filter((name) => name !== 'ais-v6'),
    requests: site.requests,
    place: 'routes',
    sentence: `The route ${site.shown} ${does}.`,
    patch: (rules: Rules) => change(rules, ({ name }) => name === site.name),
  })
  const compared = (of: 'customers' | 'logins', one: string, header: string) => [
    at(`takes-a-longer-${one}-secret`, `takes a ${header} with one character more`, (rules, there) =>
      compareSecrets(rules, of, longer, there),
    ),
    at(`compares-${one}-secrets-in-any-case`, `does not compare the letter case of a ${header}`, (rules, there) =>
      compareSecrets(rules, of, inAnyCase, there),
    ),
  ]
  const customers = compared('customers', 'customer', 'Customer-secret')
  const logins = compared('logins', 'login', 'Login-secret')
  const reads = [
    at('asks-no-login-secret', 'asks for no Login-secret', ({ access }, there) => {
      const { loginSecretNeeded } = access
      access.loginSecretNeeded = (route) => !there(route) && loginSecretNeeded(route)
    }),
  ]
  return [
    ...routesWith('customers').flatMap((site) => customers.map((make) => make(site))),
    ...routesWith('logins').flatMap((site) => logins.map((make) => make(site))),
    ...routesWith('logins')
      .filter(({ shown }) => /^GET .*(logins|attempts)/.test(shown))
      .flatMap((site) => reads.map((make) => make(site))),
  ]
}
