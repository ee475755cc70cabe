import { changeAnswers, type Patch } from '../faults/kit/change.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

/** Other legal classes where the meanings of two classes overlap, so that either is right. */
export const variants: Variant[] = named({
  'busy-logins-cannot-be-refreshed': {
    question: 'busy logins',
    sentence: 'A refresh of a login that is being processed may be refused with LoginCannotBeRefreshed.',
    patch: callInstead({ LoginAlreadyProcessing: 'LoginCannotBeRefreshed' }, /\/refresh$/),
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
})

/** Sends other classes, on all routes or on matching ones. The status stays that of the first class. */
function callInstead(words: Record<string, string>, routes = /./): Patch {
  return changeAnswers({}, ({ route }, body) => {
    const other = words[body.error_class ?? '']
    return other === undefined || !routes.test(route) ? {} : { json: { ...body, error_class: other } }
  })
}
