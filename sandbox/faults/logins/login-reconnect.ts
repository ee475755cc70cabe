import { refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const loginReconnectFaults: Fault[] = faultsNamed({
  'reconnects-with-stored-credentials-whatever-is-sent': {
    sentence: 'A reconnect with wrong credentials and override_credentials uses the stored credentials.',
    patch: wrapRule('reconnect.credentialsTaken', (_rule, login, given) =>
      given['password'] === 'wrong' ? (login.credentials ?? given) : given,
    ),
  },
  'calls-wrong-credentials-of-a-reconnect-different': {
    sentence: 'Wrong credentials sent with override_credentials are refused with CredentialsNotMatch.',
    patch(rules) {
      rules.loginCreate.refusesWrongCredentials = true
      refuseWith(rules, ['InvalidCredentials'], 'CredentialsNotMatch')
    },
  },
  'takes-the-same-credentials-for-others': {
    sentence: 'The same credentials are refused as different.',
    patch: wrapRule(
      'reconnect.credentialsRefused',
      (_rule, remembered, _same, override) => remembered !== null && !override,
    ),
  },
  'ignores-override-credentials': wrapRule(
    'reconnect.credentialsRefused',
    (_rule, remembered, same) => remembered !== null && !same,
  ),
  'remembers-credentials-that-were-overridden': wrapRule(
    'reconnect.kept',
    (rule, login, credentials) => login.credentials ?? rule(login, credentials),
  ),
  'reconnects-a-login-being-processed': wrapRule(
    'reconnect.busy',
    (rule, processing, change) => change !== 'reconnect' && rule(processing, change),
  ),
  'compares-with-credentials-never-stored': {
    sentence: 'A login without stored credentials refuses all credentials as different.',
    patch: wrapRule(
      'reconnect.credentialsRefused',
      (rule, remembered, same, override) => (remembered === null && !override) || rule(remembered, same, override),
    ),
  },
})
