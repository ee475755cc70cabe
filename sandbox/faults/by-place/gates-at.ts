import type { Route } from '../../../requirements/tables/routes/route.ts'
import { wrapRule } from '../../world/change-rule.ts'
import type { Rules } from '../../world/rules.ts'
import { changeRefusals } from '../kit/change-answers.ts'
import {
  compareSecrets,
  compareSecretsInAnyCase,
  inAnyCase,
  longer,
  takeKeysOfEveryVersion,
  takeLongerAppIds,
  takeSecretsOfAnyClient,
} from '../kit/change-keys.ts'
import type { Fault } from '../kit/fault.ts'
import { refuseWhatWasDone } from '../kit/refuse-what-was-done.ts'
import { only, type Site, sites } from '../kit/sites.ts'
import { faultsAt } from '../kinds/faults-at.ts'

/**
 * Faults that no check sees: the refresh of the oauth login that a profile gives waits for its user, so it cannot be
 * repeated as a control, and another refusal of it or of what follows proves nothing.
 */
const unseen: ReadonlySet<string> = new Set([
  'calls-an-unknown-app-id-a-missing-login-at-post-oauth-providers-refresh',
  'calls-an-unknown-app-id-a-missing-login-at-put-oauth-providers-authorize',
  'needs-no-secret-at-put-oauth-providers-authorize',
  'takes-any-secret-at-put-oauth-providers-authorize',
])

const ofAccounts = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6']

/** The gates that every request passes, each left open or speaking of something else on one route alone. */
function gatesAtPlaces(): Fault[] {
  const all = sites(() => true)
  const compared = sites(({ route }) => route !== 'PUT /oauth_providers/authorize')
  const seen = sites(isSeen)
  const there =
    ({ name }: Site) =>
    ({ name: asked }: { name: string }) =>
      asked === name
  return [
    ...faultsAt(all, 'routes', {
      'needs-no-secret': 'takes-headers.secretNeeded-as-false',
      'takes-any-secret': 'takes-headers.keyKnown-as-true',
      'calls-an-unknown-app-id-a-missing-login': 'calls-ApiKeyNotFound-or-ClientNotFound-LoginNotFound',
    }).filter(({ id }) => !unseen.has(id)),
    ...faultsAt(compared, 'routes', {
      'takes-a-longer-app-id': (rules, site) => takeLongerAppIds(rules, there(site)),
      'compares-secrets-in-any-case': (rules, site) => compareSecretsInAnyCase(rules, there(site)),
      'takes-the-secret-of-any-client': (rules, site) => takeSecretsOfAnyClient(rules, there(site)),
    }),
    ...faultsAt(only(compared, ofAccounts), 'routes', {
      'knows-the-keys-of-every-version': (rules, site) => takeKeysOfEveryVersion(rules, there(site)),
    }),
    ...faultsAt(routesWith(/^customer-secret$/i), 'routes', {
      'takes-a-longer-customer-secret': (rules, site) => compareSecrets(rules, 'customers', longer, there(site)),
      'compares-customer-secrets-in-any-case': (rules, site) =>
        compareSecrets(rules, 'customers', inAnyCase, there(site)),
    }),
    ...faultsAt(routesWith(ofLogins), 'routes', {
      'takes-a-longer-login-secret': (rules, site) => compareSecrets(rules, 'logins', longer, there(site)),
      'compares-login-secrets-in-any-case': (rules, site) => compareSecrets(rules, 'logins', inAnyCase, there(site)),
    }),
    ...faultsAt(
      routesWith(ofLogins).filter(({ shown }) => /^GET .*(logins|attempts)/.test(shown)),
      'routes',
      { 'asks-no-login-secret': 'takes-access.loginSecretNeeded-as-false' },
    ),
    ...faultsAt(seen, 'routes', {
      'serves-disabled-clients': (rules, { name }) =>
        wrapRule('access.statusRefusal', (rule, client, route) =>
          route?.name === name && client.status === 'disabled' ? undefined : rule(client, route),
        )(rules),
      'looks-at-no-signature': 'takes-signing.verifiedOn-as-false',
    }),
    ...faultsAt(seen, 'classes of gates', {
      'calls-disabled-clients-restricted': 'calls-ClientDisabled-ClientRestricted',
      'calls-a-wrong-signature-expired': 'calls-SignatureNotMatch-RequestExpired',
    }),
    ...faultsAt(all, 'routes', {
      'names-classes-by-a-number': (rules, site) => refusedAt(rules, site, { error_class: 7 }),
      'gives-no-message': (rules, site) => refusedAt(rules, site, { error_message: undefined }),
      'repeats-no-request': (rules, site) => refusedAt(rules, site, { request: undefined }),
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
        'does-what-it-refuses-for-its-keys'(rules, { name }) {
          const refuse = refuseWhatWasDone(rules, 'ApiKeyNotFound')
          const { keyKnown } = rules.headers
          rules.headers.keyKnown = (...given) => keyKnown(...given) || (given[3].name === name && refuse())
        },
      },
    ),
  ]
}

const change = /^PUT \/login.*\/(reconnect|refresh)$/
const refresh = /^PUT \/login.*\/refresh$/

/** A class of refusals for a state of a login, what the login is then, and the routes that refuse it. */
const states = [
  ['LoginAlreadyProcessing', 'processing', /^PUT .*\/reconnect$/],
  ['LoginAlreadyProcessing', 'processing', refresh],
  ['LoginCannotBeRefreshed', 'just-refreshed', refresh],
  ['ProviderNotInteractive', 'not-interactive', /^PUT .*\/interactive$/],
  ['LoginDisabled', 'disabled', change],
  ['CustomerLocked', 'of-a-locked-customer', change],
] as const

/** What a login's state forbids, accepted on one route alone, or refused there with the class of something else. */
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

/** What the profile gives once cannot be sent again as a control, so that nothing shows there. */
function isSeen({ route }: Route): boolean {
  return !route.includes('/oauth_providers/')
}

const ofLogins = /^(login|connection)-secret$/i

/** Routes with a header. Version 6 identifies the customer of a connect session by its body; no secret is read there. */
function routesWith(header: RegExp): Site[] {
  const found = sites((route) => isSeen(route) && Object.keys(route.headers ?? {}).some((name) => header.test(name)))
  return only(found, ['ais-v3', 'ais-v4', 'ais-v5', 'enrichment-v5', 'partners-v1', 'payments-v1'])
}

function hasRequiredField({ body }: Route): boolean {
  if (typeof body !== 'object') return false
  return Object.values('fields' in body ? body.fields : body.rows).some(({ required }) => required !== undefined)
}

function refusedAt(rules: Rules, { name }: Site, other: object): void {
  changeRefusals(rules, (body, { route }) => (route === name ? { ...body, ...other } : body))
}

/** Routes whose effect something shows: a list, or that the request cannot be repeated. */
const shownLater =
  /^(POST \/(customers|logins?)|PUT \/logins?\/.*(reconnect|interactive|refresh)|POST .*background_refresh|PUT \/transactions\/.*|DELETE \/transactions)$/

export const faults: Fault[] = [...gatesAtPlaces(), ...statesAtPlaces()]
