import type { Variant } from './kit/variant.ts'
import { narrowRule, replaceRule, changeRecords } from '../faults/kit/change.ts'
import { named } from '../world/sandbox.ts'

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

/** Other legal choices in version 5. The documents give only its differences from version 4. */
export const variants: Variant[] = named({
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
