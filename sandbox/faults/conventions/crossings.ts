import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** Secrets and ids that open what is not theirs in one combination only. */
export const crossingsFaults: Fault[] = faultsNamed({
  'opens-newer-logins-with-an-older-secret': {
    sentence: 'The Login-secret of a login gives access to newer logins of its customer in the path.',
    patch: wrapRule(
      'access.sameLogin',
      (rule, bySecret, byId) =>
        rule(bySecret, byId) || (bySecret.customer_id === byId.customer_id && Number(bySecret.id) < Number(byId.id)),
    ),
  },
  'compares-logins-within-a-customer': {
    sentence: "The Login-secret of another customer's login gives access to a login in the path.",
    patch: wrapRule(
      'access.sameLogin',
      (rule, bySecret, byId) => rule(bySecret, byId) || bySecret.customer_id !== byId.customer_id,
    ),
  },
  'takes-a-login-secret-of-another-client': {
    sentence: "The Login-secret of another client's login gives access to a login of the client in the path.",
    patch(rules) {
      const { sameLogin } = rules.access
      rules.access.ownLogin = () => true
      rules.access.sameLogin = (bySecret, byId) => sameLogin(bySecret, byId) || bySecret.clientId !== byId.clientId
    },
  },
  'forgets-to-store-after-an-older-customer': {
    sentence: 'A refused request of an older customer sets store_credentials of the login to false.',
    patch: wrapRule('access.sameCustomer', (rule, customer, login) => {
      if (Number(customer.id) < Number(login.customer_id)) login.store_credentials = false
      return rule(customer, login)
    }),
  },
})
