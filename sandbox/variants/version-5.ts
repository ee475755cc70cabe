import { rewriteAnswers, without } from './rewrite.ts'
import type { Variant } from './variant.ts'

/** Routes that only the interface of accounts has, and what is none; data enrichment has others below, and its own form. */
const accountRoutes = /^(none$|(logins|attempts|accounts|customers|tokens|oauth)\/)/
const withToken = new Set(['tokens/create', 'oauth/refresh'])

/** Classes that speak of logins, as a server may write them that speaks of connections. */
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

/** Other legal choices in version 5, which is told by its differences from version 4. */
export const version5Variants: Variant[] = [
  {
    id: 'writes-flat-errors-in-version-5',
    question: 'version 5: form of errors',
    sentence: 'No form of errors is given for the routes of accounts in version 5, so that of version 4 is right too.',
    patch({ versions }) {
      versions.v5.errorFormOn = (route) => (accountRoutes.test(route) ? 'flat' : 'nested')
    },
  },
  {
    id: 'keeps-login-id-in-version-5',
    question: 'version 5: names',
    sentence: 'That queries and bodies follow the new name is only said of version 6, so version 5 may keep login_id.',
    patch({ versions }) {
      versions.v5.fields = {}
    },
  },
  {
    id: 'names-classes-after-connections',
    question: 'version 5: classes',
    sentence: 'Connections stand in place of logins in version 5, and its classes may say so.',
    patch({ versions }) {
      versions.v5.classes = { ...versions.v5.classes, ...Object.fromEntries(classesOfConnections) }
    },
  },
  {
    id: 'gives-no-token-in-version-5',
    question: 'version 5: tokens',
    sentence: 'Connect sessions take the place of tokens, so that an answer need not have one.',
    patch: (rules) =>
      rewriteAnswers(rules, ({ route, version, json }) => {
        const { data } = json as { data?: Record<string, unknown> }
        return version === 'v5' && withToken.has(route) && data
          ? { json: { ...(json as object), data: without(data, ['token']) } }
          : {}
      }),
  },
]
