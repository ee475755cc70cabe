import { changeAnswers, refusalOf, replaceRule, wrapRule, narrowRule, changeRecords } from '../faults/kit/change.ts'
import { type PlainProfile, type Variant, emptyList } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

const unshown = /^connections\/(connect|reconnect|refresh|background_refresh)$/

const renewed = /^connections\/(reconnect|refresh|background_refresh)$/

/** Statuses that differ from those of the neighbouring rows of the table. */
const bareStatuses: Record<string, number> = {
  LoginNotFound: 400,
  AppIdNotProvided: 400,
  ApiKeyNotFound: 404,
  LoginAlreadyProcessing: 406,
}

const malformed = refusalOf(400, 'WrongRequestFormat', 'this body is not known')

/** Routes of account information only, and unknown ones; data enrichment has others and its own form. */
const accountRoutes = /^(none$|(logins?|attempts|accounts|customers|tokens|oauth)\/)/

/** Classes about logins, which a server may name after connections. */
const classesOfConnections = [
  'NotFound',
  'Duplicated',
  'AlreadyProcessing',
  'AlreadyAuthorized',
  'CannotBeRefreshed',
  'Disabled',
  'FetchingStopped',
  'LimitReached',
].map((end): [string, string] => [`Login${end}`, `Connection${end}`])

/** Other legal choices in version 6. The documents do not show its request bodies and how a connection is made. */
export const variants: Variant[] = named({
  'wants-other-bodies-in-version-6': {
    question: 'version 6: bodies',
    hides: true,
    interfaces: ['ais-v6'],
    sentence:
      'The documents do not show the bodies of connect, reconnect and refresh; here a guessed body is refused with 400.',
    patch: changeAnswers({ route: unshown }, ({ status }) => (status === 200 ? malformed : {})),
    profile(profile) {
      delete profile.data.v6_bodies
    },
  },
  'connects-by-page-in-version-6-alone': {
    question: 'versions',
    hides: true,
    interfaces: ['ais-v6'],
    sentence:
      'A target may offer version 6 only; the profile gives customers, whose connections the hosted page makes.',
    profile: (profile: PlainProfile) => {
      profile.target.interfaces = ['ais-v6']
    },
  },
  'speaks-version-6-alone': {
    question: 'versions',
    hides: true,
    interfaces: ['ais-v6'],
    sentence:
      'A target may offer version 6 only, without a documented way to create a connection; the profile gives one.',
    profile: (profile: PlainProfile) => {
      profile.target.interfaces = ['ais-v6']
      for (const client of profile.clients) delete client.customers
      profile.data = { ...profile.data, v6_connection: profile.data.v6_large_connection }
    },
  },
  'refreshes-at-once-in-version-6': {
    question: 'version 6: where a refresh begins',
    interfaces: ['ais-v6'],
    sentence:
      'A refresh of version 6 starts a new fetch with the request already, and its page only shows how that goes; the moment of the next refresh is known from then on.',
    patch({ refresh }) {
      refresh.beginsOnPage = false
      refresh.nextWhileFetching = (now, provider) => refresh.nextPossibleAt(now, provider)
    },
    options: { stageMs: 40 },
  },
  'refreshes-no-connection-whose-fetch-failed': {
    question: 'version 6: refreshes after a failure',
    interfaces: ['ais-v6'],
    sentence: 'A connection whose last fetch failed is not refreshed; a reconnect may bring it other credentials.',
    patch: narrowRule('refresh.credentialsAtHand', ({ status }) => status !== 'inactive'),
  },
  'consents-last-three-days': {
    question: 'length of a consent',
    interfaces: ['ais-v6'],
    sentence: 'A consent lasts three days; the documents name no length.',
    patch: replaceRule('consent.periodDays', () => () => 3),
  },
  'refuses-uncertified-clients-everywhere': {
    question: 'version 6: certificates',
    sentence:
      'A client whose certificate has a problem may be refused at every route, also where customers are made: which certificate is meant is not said.',
    patch: wrapRule('access.statusRefusal', (rule, client, route) =>
      client.certified ? rule(client, route) : 'PublicKeyNotProvided',
    ),
  },
  'renews-with-other-bare-statuses': {
    question: 'version 6: bare statuses',
    sentence:
      'The rows of reconnect and of the refreshes list 400, 404, 406 and mostly 409 without words; which of them an unknown connection, a missing App-id or a running fetch gets is a choice.',
    patch: changeAnswers({ route: renewed }, ({ route }, { error_class: errorClass = '' }) => {
      const { [errorClass]: status } = bareStatuses
      return status === undefined || (status === 406 && route.endsWith('/reconnect')) ? {} : { status }
    }),
  },
  'lists-no-connections-of-unknown-customers': {
    question: 'version 6: unknown customers',
    sentence: 'The connections of an unknown customer are an empty list; the documents only imply a 404.',
    patch: changeAnswers({ route: 'logins/list', version: 'v6', errorClass: 'CustomerNotFound' }, () => emptyList),
  },
  // Other legal choices in version 5. The documents give only its differences from version 4.
  'writes-flat-errors-in-version-5': {
    question: 'version 5: form of errors',
    sentence:
      'The documents give no form of errors for account information in version 5; here it is that of version 4.',
    patch({ versions }) {
      versions.v5.errorFormOn = (route) => (accountRoutes.test(route) ? 'flat' : 'nested')
    },
  },
  'has-no-singular-routes-in-version-5': {
    question: 'version 5: spelling of routes',
    sentence:
      'Version 5 has the same routes as version 4 under /connections; that it has them under /connection is not said.',
    patch: narrowRule('access.routeServed', (route) => !(route.version === 'v5' && route.name.startsWith('login/'))),
  },
  'reads-sessions-flat-in-version-5': {
    question: 'version 5: form of sessions',
    sentence: 'The documents show the fields of a session flat; here consent and attempt are refused in version 5.',
    patch: replaceRule('sessions.refusesNested', () => true),
  },
  'keeps-login-id-in-version-5': {
    question: 'version 5: names',
    sentence: 'Only version 6 is said to rename fields of queries and bodies, so version 5 may keep login_id.',
    patch({ versions }) {
      versions.v5.fields = {}
    },
  },
  'takes-the-secret-header-of-version-4': {
    question: 'version 5: header of version 4',
    sentence: 'Version 5 has Connection-secret instead of Login-secret; that the old header is refused is not said.',
    patch({ versions }) {
      versions.v5.headers = { 'login-secret': ['connection-secret', 'login-secret'] }
    },
  },
  'names-classes-after-connections': {
    question: 'version 5: classes',
    sentence: 'Version 5 has connections instead of logins, and its error classes may say so.',
    patch({ versions }) {
      versions.v5.classes = { ...versions.v5.classes, ...Object.fromEntries(classesOfConnections) }
    },
  },
  'gives-no-token-in-version-5': {
    question: 'version 5: tokens',
    sentence: 'Version 5 has connect sessions instead of tokens, so an answer need not have a token.',
    patch: changeRecords({ route: /^(tokens\/create|oauth\/refresh)$/, version: 'v5' }, () => ({ token: undefined })),
  },
})
