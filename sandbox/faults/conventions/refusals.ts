import { changeAnswers, type Patch, replaceRule } from '../kit/change.ts'
import { refuseWhatWasDone } from '../kit/remembering.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

const finders = { customers: 'access.customerWithSecret', logins: 'access.loginWithSecret' } as const

/** Carries a request out and then refuses it when the secret differs in its last character only. */
function refuseMisspelt(of: 'customers' | 'logins', errorClass: string): Patch {
  return (rules) => {
    const refuse = refuseWhatWasDone(rules, errorClass)
    replaceRule(
      finders[of],
      (open) =>
        ((store, secret, route) => {
          const near = [...store[of].all()].find((one) => one.secret.startsWith(secret.slice(0, -1)))
          return open(store, secret, route) ?? (near && refuse() ? near : undefined)
        }) as typeof open,
    )(rules)
  }
}

/** Requests to write that are refused for one reason and carried out nevertheless. */
export const faults = faultsNamed({
  'answers-a-class-again-with-another-status': {
    patch(rules) {
      const seen = new Set<string>()
      changeAnswers({}, ({ route, status }, { error_class: errorClass }) => {
        const key = `${route} ${errorClass ?? ''}`
        if (errorClass === undefined || !seen.has(key)) seen.add(key)
        else return { status: status === 404 ? 400 : 404 }
        return {}
      })(rules)
    },
  },
  'fails-where-data-is-null': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'payments-v1'],
    patch: 'fails-where-request.data-is-null',
  },
  'fails-at-a-text-with-a-zero': {
    absentIn: ['enrichment-v5'],
    patch: String.raw`fails-where-body-has-\u0000`,
  },
  'fails-at-an-identifier-that-no-encoding-has': {
    sentence: 'A lone surrogate in the identifier of a customer ends in a server error.',
    interfaces: ['payments-v1'],
    patch: String.raw`fails-where-body-has-"identifier":"\ud800`,
  },
  'fails-at-a-body-of-many-levels': String.raw`fails-where-body-matches-\[{100}`,
  'fails-beyond-the-last-row': {
    absentIn: ['enrichment-v5'],
    patch: 'fails-where-data-is-empty-where-url-has-from_id=',
  },
  'fails-at-the-row-0': { absentIn: ['enrichment-v5'], patch: 'fails-where-url-ends-in-from_id=0' },
  'does-what-it-refuses-for-its-customer-secret': refuseMisspelt('customers', 'CustomerNotFound'),
  'does-what-it-refuses-for-its-login-secret': refuseMisspelt('logins', 'LoginNotFound'),
  'reconnects-what-it-refuses-for-its-scopes': {
    sentence: 'A reconnect with unknown scopes or an unknown fetch type is carried out and then refused.',
    patch(rules) {
      const refuse = refuseWhatWasDone(rules, 'FetchScopesInvalid')
      const { asked } = rules.reconnect
      rules.reconnect.asked = (given) => {
        const { fetch_scopes: scopes, fetch_type: type, ...rest } = asked(given)
        const unknown = String(scopes) === 'no_such_word' || type === 'no_such_word'
        return unknown && refuse() ? rest : asked(given)
      }
    },
  },
  'does-what-it-refuses-for-its-signature': 'takes-signing.verifies-as-true-but-refuses-as-SignatureNotMatch',
  'does-what-it-refuses-for-its-date': {
    sentence: 'A request whose from_date lies years before its window is carried out and then refused.',
    patch: 'takes-dates.within-as-true-where-first-is-below-2010-01-01-but-refuses-as-InvalidFromDate',
  },
  'does-what-it-refuses-for-its-expiry': 'takes-signing.expired-as-false-but-refuses-as-RequestExpired',
})
