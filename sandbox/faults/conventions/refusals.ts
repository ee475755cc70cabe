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
})
