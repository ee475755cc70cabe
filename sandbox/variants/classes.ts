import type { Rules } from '../world/rules.ts'
import type { Variant } from './variant.ts'
import { rewriteAnswers } from './rewrite.ts'

/** Other legal classes where the meanings of two classes overlap: a refusal is right under each of them. */
export const classVariants: Variant[] = [
  {
    id: 'unparseable-bodies-are-malformed',
    question: 'bodies that cannot be read',
    sentence: 'A body that is not JSON is a malformed JSON request too.',
    patch: (rules) =>
      callInstead(rules, { JsonParseError: 'WrongRequestFormat', InvalidEncoding: 'WrongRequestFormat' }),
  },
  {
    id: 'wrong-encoding-is-unparseable',
    question: 'bodies that cannot be read',
    sentence: 'A body that is not UTF-8 cannot be parsed as JSON.',
    patch: (rules) => callInstead(rules, { InvalidEncoding: 'JsonParseError' }),
  },
  {
    id: 'wrong-keys-belong-to-no-client',
    question: 'wrong keys',
    sentence: 'Keys that do not exist belong to no client: ClientNotFound for ApiKeyNotFound.',
    patch(rules) {
      rules.headers.unknownAppId = 'ClientNotFound'
      callInstead(rules, { ApiKeyNotFound: 'ClientNotFound' })
    },
  },
  {
    id: 'strangers-are-wrong-combinations',
    question: 'wrong combinations',
    sentence: 'The customer or login of another client is a wrong combination with the App-id.',
    patch(rules) {
      rules.access.strangerRefusal = () => 'WrongClientToken'
    },
  },
  {
    id: 'wrong-combinations-are-unknown-logins',
    question: 'wrong combinations',
    sentence: 'To a customer to whom it does not belong, a login does not exist.',
    patch: (rules) => callInstead(rules, { WrongClientToken: 'LoginNotFound' }),
  },
  {
    id: 'wrong-combinations-are-unknown-customers',
    question: 'wrong combinations',
    sentence: 'A Customer-secret that does not go with the login names no customer of it.',
    patch: (rules) => callInstead(rules, { WrongClientToken: 'CustomerNotFound' }),
  },
  {
    id: 'busy-logins-cannot-be-refreshed',
    question: 'busy logins',
    sentence: 'A login that is being processed cannot be refreshed now.',
    patch: (rules) => callInstead(rules, { LoginAlreadyProcessing: 'LoginCannotBeRefreshed' }, /\/refresh$/),
  },
  {
    id: 'scopes-not-allowed',
    question: 'scopes',
    sentence: 'Scopes that do not go together, or that the provider cannot supply, are scopes not allowed.',
    patch(rules) {
      callInstead(rules, { HolderInfoNotSupported: 'FetchScopesNotAllowed' })
      rules.fetchScopes.combinationRefusal = 'FetchScopesNotAllowed'
    },
  },
  {
    id: 'fetch-dates-by-general-classes',
    question: 'fetch dates',
    sentence: 'A malformed date is DateFormatInvalid and one outside the window DateOutOfRange, for a fetch too.',
    patch(rules) {
      rules.dates.refusal = (own, fault) =>
        ({ unusable: own, malformed: 'DateFormatInvalid', outside: 'DateOutOfRange' })[fault]
    },
  },
  {
    id: 'app-keys-have-no-access',
    question: 'app keys',
    sentence: 'A route withheld from app keys is a route to which the client has no access.',
    patch: (rules) => callInstead(rules, { AppsRestricted: 'ActionNotAllowed' }),
  },
  {
    id: 'signature-missed-first',
    question: 'missing headers',
    sentence: 'Of two missing headers either may be told of first.',
    patch(rules) {
      rules.signing.neitherSent = 'MissingSignature'
    },
  },
]

/** Sends other classes, on all routes or on those whose names match. The status stays that of the first class. */
function callInstead(rules: Rules, words: Record<string, string>, routes = /./): void {
  rewriteAnswers(rules, ({ route, json }) => {
    const body = json as { error_class?: string }
    const other = words[body.error_class ?? '']
    return other === undefined || !routes.test(route) ? {} : { json: { ...body, error_class: other } }
  })
}
