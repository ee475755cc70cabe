import type { Route } from '../../../requirements/tables/routes/route.ts'
import { type Patch, replaceRule } from '../kit/change-rule.ts'
import { type Fields, changeRefusals } from '../kit/change-answers.ts'
import { findClients, openAlso, takeSecrets } from '../kit/change-keys.ts'
import type { Fault } from '../kit/fault.ts'
import { refuseWhatWasDone } from '../kit/refuse-what-was-done.ts'
import { type Site, only, sites } from '../kit/sites.ts'
import { faultsAt } from '../kinds/faults-at.ts'

/**
 * Faults that no check can see. The refresh of the profile's oauth login waits for its user and cannot be repeated as a
 * control, so another refusal there proves nothing.
 */
const unseen: ReadonlySet<string> = new Set([
  'calls-an-unknown-app-id-a-missing-login-at-post-oauth-providers-refresh',
  'calls-an-unknown-app-id-a-missing-login-at-put-oauth-providers-authorize',
  'needs-no-secret-at-put-oauth-providers-authorize',
  'takes-any-secret-at-put-oauth-providers-authorize',
])

const ofAccounts = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6']

/** The gates of every request, each open or with another error class on one route alone. */
function gatesAtPlaces(): Fault[] {
  const all = sites(() => true)
  const compared = sites(({ route }) => route !== 'PUT /oauth_providers/authorize')
  const seen = sites(isSeen)
  return [
    ...faultsAt(all, 'routes', {
      'needs-no-secret': 'takes-headers.secretNeeded-as-false',
      'takes-any-secret': 'takes-headers.keyKnown-as-true',
      'calls-an-unknown-app-id-a-missing-login': 'calls-ApiKeyNotFound-or-ClientNotFound-LoginNotFound',
    }).filter(({ id }) => !unseen.has(id)),
    ...faultsAt(compared, 'routes', {
      'takes-a-longer-app-id': ({ name }) => findClients(name, (_store, id, find) => find(longer(id))),
      'compares-secrets-in-any-case': ({ name }) =>
        takeSecrets(name, (sent, own) => inAnyCase(sent) === inAnyCase(own)),
      'takes-the-secret-of-any-client': ({ name }) => takeSecrets(name, (sent, _own, every) => every.includes(sent)),
    }),
    ...faultsAt(only(compared, ofAccounts), 'routes', { 'knows-the-keys-of-every-version': knowingEveryKey }),
    ...faultsAt(routesWith(/^customer-secret$/i), 'routes', {
      'takes-a-longer-customer-secret': comparing('customers', longer),
      'compares-customer-secrets-in-any-case': comparing('customers', inAnyCase),
    }),
    ...faultsAt(routesWith(ofLogins), 'routes', {
      'takes-a-longer-login-secret': comparing('logins', longer),
      'compares-login-secrets-in-any-case': comparing('logins', inAnyCase),
    }),
    ...faultsAt(
      routesWith(ofLogins).filter(({ shown }) => /^GET .*(logins|attempts)/.test(shown)),
      'routes',
      { 'asks-no-login-secret': 'takes-access.loginSecretNeeded-as-false' },
    ),
    ...faultsAt(seen, 'routes', {
      'serves-disabled-clients': 'takes-access.statusRefusal-as-nothing-where-status-is-disabled',
      'looks-at-no-signature': 'takes-signing.verifiedOn-as-false',
    }),
    ...faultsAt(seen, 'classes of gates', {
      'calls-disabled-clients-restricted': 'calls-ClientDisabled-ClientRestricted',
      'calls-a-wrong-signature-expired': 'calls-SignatureNotMatch-RequestExpired',
    }),
    ...faultsAt(all, 'routes', {
      'names-classes-by-a-number': refusing({ error_class: 7 }),
      'gives-no-message': refusing({ error_message: undefined }),
      'repeats-no-request': refusing({ request: undefined }),
    }),
    ...faultsAt(
      sites(({ body }) => body !== undefined),
      'routes with a body',
      { 'takes-what-is-not-json': 'accepts-JsonParseError' },
    ),
    ...faultsAt(
      sites((route) => route.body !== undefined && isSeen(route)),
      'classes of bodies',
      { 'calls-what-is-not-json-a-missing-customer': 'calls-JsonParseError-CustomerNotFound' },
    ),
    ...faultsAt(sites(hasRequiredField), 'routes with a required field', {
      'reads-fields-outside-data': 'accepts-WrongRequestFormat',
    }),
    ...faultsAt(
      sites(({ route, writes }) => writes === true && shownLater.test(route)),
      'writing routes',
      {
        'does-what-it-refuses-for-its-keys': ({ name }) =>
          replaceRule('headers.keyKnown', (rule, rules) => {
            const refuse = refuseWhatWasDone(rules, 'ApiKeyNotFound')
            return (...given) => rule(...given) || (given[3].name === name && refuse())
          }),
      },
    ),
  ]
}

type There = (site: Site) => Patch

/** A text without its last character. */
const longer = (sent: string) => sent.slice(0, -1)
const inAnyCase = (text: string) => text.toLowerCase()

/** Also accepts secrets of customers or logins that equal `made` of the sent text. */
function comparing(of: 'customers' | 'logins', made: (sent: string) => string): There {
  return ({ name }) =>
    openAlso(of, (open, store, sent, route) => (route.name === name ? open(store, made(sent), route) : undefined))
}

/** Accepts the keys of version 3 and the other keys in every version. */
function knowingEveryKey({ name }: Site): Patch {
  return findClients(
    name,
    (store, id) => {
      const old = store.clients.by('client_id', id)
      return old && { ...old, secret: old.v3_secret }
    },
    (store, id) => {
      const later = store.clients.by('app_id', id)
      return later && { ...later, v3_secret: later.secret }
    },
  )
}

function refusing(other: Fields): There {
  return ({ name }) => changeRefusals({ route: name }, () => other)
}

const change = /^PUT \/login.*\/(reconnect|refresh)$/
const refresh = /^PUT \/login.*\/refresh$/

/** Error class, the state of the login that causes it, and the routes that refuse it. */
const states = [
  ['LoginAlreadyProcessing', 'processing', /^PUT .*\/reconnect$/],
  ['LoginAlreadyProcessing', 'processing', refresh],
  ['LoginCannotBeRefreshed', 'just-refreshed', refresh],
  ['ProviderNotInteractive', 'not-interactive', /^PUT .*\/interactive$/],
  ['LoginDisabled', 'disabled', change],
  ['CustomerLocked', 'of-a-locked-customer', change],
] as const

/** A state's refusal, missing on one route alone or given with another class there. */
function statesAtPlaces(): Fault[] {
  return states.flatMap(([errorClass, is, routes]) =>
    faultsAt(
      sites(({ route }) => routes.test(route)),
      'routes',
      {
        [`accepts-a-login-that-is-${is}`]: `accepts-${errorClass}`,
        [`calls-a-login-that-is-${is}-a-duplicate`]: `calls-${errorClass}-LoginDuplicated`,
      },
    ),
  )
}

/** The profile gives an oauth login once. Its request cannot be repeated as a control, so nothing shows there. */
function isSeen({ route }: Route): boolean {
  return !route.includes('/oauth_providers/')
}

const ofLogins = /^(login|connection)-secret$/i

/** Routes with a header. A connect session of version 6 names its customer in the body and reads no secret. */
function routesWith(header: RegExp): Site[] {
  const found = sites((route) => isSeen(route) && Object.keys(route.headers ?? {}).some((name) => header.test(name)))
  return only(found, ['ais-v3', 'ais-v4', 'ais-v5', 'enrichment-v5', 'partners-v1', 'payments-v1'])
}

function hasRequiredField({ body }: Route): boolean {
  if (typeof body !== 'object') return false
  return Object.values('fields' in body ? body.fields : body.rows).some(({ required }) => required !== undefined)
}

/** Routes whose effect shows later: in a list, or because the request cannot be repeated. */
const shownLater =
  /^(POST \/(customers|logins?)|PUT \/logins?\/.*(reconnect|interactive|refresh)|POST .*background_refresh|PUT \/transactions\/.*|DELETE \/transactions)$/

export const faults: Fault[] = [...gatesAtPlaces(), ...statesAtPlaces()]
