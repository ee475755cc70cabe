import type { Route } from '../../../requirements/tables/routes/read-routes.ts'
import { type Patch, together, widenRule, wrapRule } from '../kit/change.ts'
import { type Fault, type Site, only, sites } from '../kit/fault.ts'
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
      'takes-a-longer-app-id':
        'takes-headers.clientWithAppId-with-second-as-cut-too-and-clientKeys.withClientId-with-second-as-cut-too',
      'compares-secrets-in-any-case': 'takes-headers.keyKnown-with-second-as-small-too',
      'takes-the-secret-of-any-client': takingEverySecret,
    }),
    ...faultsAt(only(compared, ofAccounts), 'routes', { 'knows-the-keys-of-every-version': knowingEveryKey }),
    ...faultsAt(routesWith(/^customer-secret$/i), 'routes', {
      'takes-a-longer-customer-secret': 'takes-access.customerWithSecret-with-second-as-cut-too',
      'compares-customer-secrets-in-any-case': 'takes-access.customerWithSecret-with-second-as-small-too',
    }),
    ...faultsAt(routesWith(ofLogins), 'routes', {
      'takes-a-longer-login-secret': 'takes-access.loginWithSecret-with-second-as-cut-too',
      'compares-login-secrets-in-any-case': 'takes-access.loginWithSecret-with-second-as-small-too',
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
      'names-classes-by-a-number': 'shows-error_class-as-7-of-refusal',
      'gives-no-message': 'omits-error_message-of-refusal',
      'repeats-no-request': 'omits-request-of-refusal',
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
        'does-what-it-refuses-for-its-keys': 'takes-headers.keyKnown-as-true-but-refuses-as-ApiKeyNotFound',
      },
    ),
  ]
}

/** Also accepts the Secret of any client. */
function takingEverySecret({ name }: Site): Patch {
  return widenRule('headers.keyKnown', (_own, sent, every, route) => route.name === name && every().includes(sent))
}

/** Accepts the keys of version 3 and the other keys in every version. */
function knowingEveryKey({ name }: Site): Patch {
  return together(
    wrapRule('headers.clientWithAppId', (rule, store, id, route) => {
      const old = route.name === name ? store.clients.by('client_id', id) : undefined
      return rule(store, id, route) ?? (old && { ...old, secret: old.v3_secret })
    }),
    wrapRule('clientKeys.withClientId', (rule, store, id, route) => {
      const later = route.name === name ? store.clients.by('app_id', id) : undefined
      return rule(store, id, route) ?? (later && { ...later, v3_secret: later.secret })
    }),
  )
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
