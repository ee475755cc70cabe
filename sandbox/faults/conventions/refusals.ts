import type { Rules } from '../../world/rules.ts'
import { openAlso } from '../kit/change-keys.ts'
import { refuseWhatWasDone } from '../kit/refuse-what-was-done.ts'
import type { Fault } from '../kit/fault.ts'

/** Has a request carried out, and then refused, whose secret is right but for its last character. */
function refuseMisspelt(rules: Rules, of: 'customers' | 'logins', errorClass: string): void {
  const refuse = refuseWhatWasDone(rules, errorClass)
  openAlso(rules, of, (_open, store, secret) => {
    const near = [...store[of].all()].find((one) => one.secret.startsWith(secret.slice(0, -1)))
    return near && refuse() && near
  })
}

/** Requests that write, refused for one thing each and carried out all the same. */
export const refusalsFaults: Fault[] = [
  {
    id: 'does-what-it-refuses-for-its-keys',
    sentence: 'A request with a wrong Secret is carried out and then refused.',
    patch(rules) {
      const refuse = refuseWhatWasDone(rules, 'ApiKeyNotFound')
      const { keyKnown } = rules.headers
      rules.headers.keyKnown = (...given) => keyKnown(...given) || refuse()
    },
  },
  {
    id: 'does-what-it-refuses-for-its-customer-secret',
    sentence: 'A request with a misspelt Customer-secret is carried out and then refused.',
    patch: (rules) => refuseMisspelt(rules, 'customers', 'CustomerNotFound'),
  },
  {
    id: 'does-what-it-refuses-for-its-login-secret',
    sentence: 'A request with a misspelt Login-secret is carried out and then refused.',
    patch: (rules) => refuseMisspelt(rules, 'logins', 'LoginNotFound'),
  },
  {
    id: 'reconnects-what-it-refuses-for-its-scopes',
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
  {
    id: 'does-what-it-refuses-for-its-signature',
    sentence: 'A request with a wrong signature is carried out and then refused.',
    patch(rules) {
      const refuse = refuseWhatWasDone(rules, 'SignatureNotMatch')
      const { verifies } = rules.signing
      rules.signing.verifies = (...given) => verifies(...given) || refuse()
    },
  },
]
