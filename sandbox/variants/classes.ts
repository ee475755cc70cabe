import { changeAnswers, type Patch, replaceRule, together } from '../faults/kit/change.ts'
import { refuseWith } from '../faults/kit/change-refusals.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

/** Other legal classes where the meanings of two classes overlap, so that either is right. */
export const variants: Variant[] = named({
  'unparseable-bodies-are-malformed': {
    question: 'unreadable bodies',
    sentence: 'A body that is not JSON may be refused as a malformed request.',
    patch: callInstead({ JsonParseError: 'WrongRequestFormat', InvalidEncoding: 'WrongRequestFormat' }),
  },
  'wrong-encoding-is-unparseable': {
    question: 'unreadable bodies',
    sentence: 'A body that is not UTF-8 may be refused as a JSON parse error.',
    patch: callInstead({ InvalidEncoding: 'JsonParseError' }),
  },
  'wrong-keys-belong-to-no-client': {
    question: 'wrong keys',
    sentence: 'Unknown keys belong to no client, so ClientNotFound is right beside ApiKeyNotFound.',
    patch: callInstead({ ApiKeyNotFound: 'ClientNotFound' }),
  },
  'other-clients-are-wrong-combinations': {
    question: 'wrong combinations',
    sentence: 'The customer or login of another client may be refused as a wrong combination with the App-id.',
    patch: refuseWith(['customer-of-client', 'login-of-client'], 'WrongClientToken'),
  },
  'wrong-combinations-are-unknown-logins': {
    question: 'wrong combinations',
    sentence: 'A login of another customer may be refused with LoginNotFound.',
    patch: callInstead({ WrongClientToken: 'LoginNotFound' }),
  },
  'wrong-combinations-are-unknown-customers': {
    question: 'wrong combinations',
    sentence: "A Customer-secret of another customer than the login's may be refused with CustomerNotFound.",
    patch: callInstead({ WrongClientToken: 'CustomerNotFound' }),
  },
  'calls-slow-input-a-slow-fetch': {
    question: 'input that does not come',
    sentence:
      'A step that waits for input is a step of the fetch, so FetchingTimeout is right where it takes too long.',
    patch: replaceRule('interactive.timeoutClass', () => 'FetchingTimeout'),
  },
  'busy-logins-cannot-be-refreshed': {
    question: 'busy logins',
    sentence: 'A refresh of a login that is being processed may be refused with LoginCannotBeRefreshed.',
    patch: callInstead({ LoginAlreadyProcessing: 'LoginCannotBeRefreshed' }, /\/refresh$/),
  },
  'scopes-not-allowed': {
    question: 'scopes',
    sentence:
      'Scopes that cannot be combined, or that the provider cannot supply, may be refused with FetchScopesNotAllowed.',
    patch: refuseWith(['scopes-combination', 'holder-info-supported'], 'FetchScopesNotAllowed'),
  },
  'scopes-not-allowed-in-the-attempt': {
    question: 'holder info',
    sentence: 'The documents do not say when a class is reported; here the attempt fails with FetchScopesNotAllowed.',
    patch({ fetchScopes }) {
      const { allowedFor } = fetchScopes
      fetchScopes.allowedFor = () => true
      fetchScopes.endingClass = (scopes, client) => (allowedFor(scopes, client) ? undefined : 'FetchScopesNotAllowed')
    },
  },
  'refuses-days-in-the-attempt': {
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
  'fetch-dates-by-general-classes': {
    question: 'fetch dates',
    sentence: 'A malformed date of a fetch may be DateFormatInvalid, and one outside the window DateOutOfRange.',
    patch: together(
      refuseWith(['date-malformed'], 'DateFormatInvalid'),
      refuseWith(['date-outside'], 'DateOutOfRange'),
    ),
  },
  'app-keys-have-no-access': {
    question: 'app keys',
    sentence: 'App keys may be refused on a route with the class for missing access.',
    patch: callInstead({ AppsRestricted: 'ActionNotAllowed' }),
  },
  'signature-missed-first': {
    question: 'missing headers',
    sentence: 'If two headers are missing, either may be reported.',
    patch: refuseWith(['signature-and-expiry-sent'], 'MissingSignature'),
  },
})

/** Sends other classes, on all routes or on matching ones. The status stays that of the first class. */
function callInstead(words: Record<string, string>, routes = /./): Patch {
  return changeAnswers({}, ({ route }, body) => {
    const other = words[body.error_class ?? '']
    return other === undefined || !routes.test(route) ? {} : { json: { ...body, error_class: other } }
  })
}
