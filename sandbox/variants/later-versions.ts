import { changeAnswers, refusalOf } from '../faults/kit/change.ts'
import { changeObjects } from './kit/map-json.ts'
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
  'names-classes-after-connections': {
    question: 'version 5: classes',
    sentence: 'Version 5 has connections instead of logins, and its error classes may say so.',
    patch(rules) {
      const { v5 } = rules.versions
      v5.classes = { ...v5.classes, ...Object.fromEntries(classesOfConnections) }
      changeObjects({ version: 'v5' }, ({ fail_error_class: failed, ...fields }) =>
        typeof failed === 'string' ? { ...fields, fail_error_class: v5.classes[failed] ?? failed } : fields,
      )(rules)
    },
  },
})
