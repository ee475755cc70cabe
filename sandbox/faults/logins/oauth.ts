import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** The way to an oauth provider and back, gone wrong in one place each. */
export const oauthFaults: Fault[] = faultsNamed({
  'authorizes-the-login-of-the-secret': wrapRule('oauth.loginUnnamed', (_rule, bySecret) => bySecret),
  'authorizes-without-a-query-string': {
    sentence: 'A request without query_string counts as consent of the user.',
    patch(rules) {
      const { parameters } = rules.oauth
      rules.oauth.queryStringGiven = (_value): _value is string => true
      rules.oauth.parameters = (text: string | undefined) => parameters(text ?? 'code=sandbox-approved')
    },
  },
})
