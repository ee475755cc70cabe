import { changeAnswers } from '../faults/kit/change-answers.ts'
import type { Rules } from '../world/rules.ts'
import type { Variant } from './variant.ts'

/** Other legal classes where the meanings of two classes overlap: a refusal is right under each of them. */
export const classVariants: Variant[] = [
  {
    id: 'unparseable-bodies-are-malformed',
    question: 'unreadable bodies',
    sentence: 'A body that is not JSON may be refused as a malformed request.',
    warns: ['conventions/errors/unparseable-body-class'],
    patch: (rules) =>
      callInstead(rules, { JsonParseError: 'WrongRequestFormat', InvalidEncoding: 'WrongRequestFormat' }),
  },
  {
    id: 'wrong-encoding-is-unparseable',
    question: 'unreadable bodies',
    sentence: 'A body that is not UTF-8 may be refused as a JSON parse error.',
    patch: (rules) => callInstead(rules, { InvalidEncoding: 'JsonParseError' }),
  },
  {
    id: 'wrong-keys-belong-to-no-client',
    question: 'wrong keys',
    sentence: 'Unknown keys belong to no client, so ClientNotFound is right beside ApiKeyNotFound.',
    warns: ['conventions/headers/inactive-key-class'],
    patch(rules) {
      rules.headers.unknownAppId = 'ClientNotFound'
      callInstead(rules, { ApiKeyNotFound: 'ClientNotFound' })
    },
  },
  {
    id: 'other-clients-are-wrong-combinations',
    question: 'wrong combinations',
    sentence: 'The customer or login of another client may be refused as a wrong combination with the App-id.',
    patch(rules) {
      rules.access.otherClientRefusal = () => 'WrongClientToken'
    },
  },
  {
    id: 'wrong-combinations-are-unknown-logins',
    question: 'wrong combinations',
    sentence: 'A login of another customer may be refused with LoginNotFound.',
    patch: (rules) => callInstead(rules, { WrongClientToken: 'LoginNotFound' }),
  },
  {
    id: 'wrong-combinations-are-unknown-customers',
    question: 'wrong combinations',
    sentence: "A Customer-secret of another customer than the login's may be refused with CustomerNotFound.",
    patch: (rules) => callInstead(rules, { WrongClientToken: 'CustomerNotFound' }),
  },
  {
    id: 'calls-slow-input-a-slow-fetch',
    question: 'input that does not come',
    sentence:
      'A step that waits for input is a step of the fetch, so FetchingTimeout is right where it takes too long.',
    patch(rules) {
      rules.interactive.timeoutClass = 'FetchingTimeout'
    },
  },
  {
    id: 'busy-logins-cannot-be-refreshed',
    question: 'busy logins',
    sentence: 'A refresh of a login that is being processed may be refused with LoginCannotBeRefreshed.',
    patch: (rules) => callInstead(rules, { LoginAlreadyProcessing: 'LoginCannotBeRefreshed' }, /\/refresh$/),
  },
  {
    id: 'scopes-not-allowed',
    question: 'scopes',
    sentence:
      'Scopes that cannot be combined, or that the provider cannot supply, may be refused with FetchScopesNotAllowed.',
    patch(rules) {
      callInstead(rules, { HolderInfoNotSupported: 'FetchScopesNotAllowed' })
      rules.fetchScopes.combinationRefusal = 'FetchScopesNotAllowed'
    },
  },
  {
    id: 'scopes-not-allowed-in-the-attempt',
    question: 'holder info',
    sentence: 'The documents do not say when a class is reported; here the attempt fails with FetchScopesNotAllowed.',
    patch({ fetchScopes }) {
      const { allowedFor } = fetchScopes
      fetchScopes.allowedFor = () => true
      fetchScopes.endingClass = (scopes, client) => (allowedFor(scopes, client) ? undefined : 'FetchScopesNotAllowed')
    },
  },
  {
    id: 'refuses-days-in-the-attempt',
    question: 'fetch dates',
    sentence: 'The documents do not say when a class is reported; here the attempt fails for days outside the window.',
    patch({ dates }) {
      const { within } = dates
      dates.within = () => true
      dates.endingClass = ({ from_date: from, to_date: to }, now) => {
        const isOutside = (day: string | null) =>
          day !== null && !within(day, dates.windowStart(now), dates.windowEnd(now))
        if (isOutside(from)) return 'InvalidFromDate'
        return isOutside(to) ? 'InvalidToDate' : undefined
      }
    },
  },
  {
    id: 'fetch-dates-by-general-classes',
    question: 'fetch dates',
    sentence: 'A malformed date of a fetch may be DateFormatInvalid, and one outside the window DateOutOfRange.',
    patch(rules) {
      rules.dates.refusal = (own, fault) =>
        ({ unusable: own, malformed: 'DateFormatInvalid', outside: 'DateOutOfRange' })[fault]
    },
  },
  {
    id: 'app-keys-have-no-access',
    question: 'app keys',
    sentence: 'App keys may be refused on a route with the class for missing access.',
    patch: (rules) => callInstead(rules, { AppsRestricted: 'ActionNotAllowed' }),
  },
  {
    id: 'signature-missed-first',
    question: 'missing headers',
    sentence: 'If two headers are missing, either may be reported.',
    patch(rules) {
      rules.signing.neitherSent = 'MissingSignature'
    },
  },
]

/** Sends other classes, on all routes or on those whose names match. The status stays that of the first class. */
function callInstead(rules: Rules, words: Record<string, string>, routes = /./): void {
  changeAnswers(rules, ({ route }, body) => {
    const other = words[body.error_class ?? '']
    return other === undefined || !routes.test(route) ? {} : { json: { ...body, error_class: other } }
  })
}
