import { refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'

/** Reconnecting, wrong in one way each. */
export const loginReconnectFaults: Fault[] = [
  {
    id: 'reconnects-with-stored-credentials-whatever-is-sent',
    sentence: 'A reconnect with wrong credentials and override_credentials uses the stored credentials.',
    patch(rules) {
      rules.reconnect.credentialsTaken = (login, given) =>
        given['password'] === 'wrong' ? (login.credentials ?? given) : given
    },
  },
  {
    id: 'calls-wrong-credentials-of-a-reconnect-different',
    sentence: 'Wrong credentials sent with override_credentials are refused with CredentialsNotMatch.',
    patch(rules) {
      rules.loginCreate.refusesWrongCredentials = true
      refuseWith(rules, ['InvalidCredentials'], 'CredentialsNotMatch')
    },
  },
  {
    id: 'takes-the-same-credentials-for-others',
    sentence: 'The same credentials are refused as different.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, _same, override) => remembered !== null && !override
    },
  },
  {
    id: 'ignores-override-credentials',
    sentence: 'Different credentials are refused even with override_credentials.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, same) => remembered !== null && !same
    },
  },
  {
    id: 'remembers-credentials-that-were-overridden',
    sentence: 'Credentials sent with override_credentials are used once and not stored; the old ones still match.',
    patch(rules) {
      const { kept } = rules.reconnect
      rules.reconnect.kept = (login, credentials) => login.credentials ?? kept(login, credentials)
    },
  },
  {
    id: 'reconnects-a-login-being-processed',
    sentence: 'A login that waits for input can be reconnected.',
    patch(rules) {
      const { busy } = rules.reconnect
      rules.reconnect.busy = (processing, change) => change !== 'reconnect' && busy(processing, change)
    },
  },
  {
    id: 'compares-with-credentials-never-stored',
    sentence: 'A login without stored credentials refuses all credentials as different.',
    patch(rules) {
      const { credentialsRefused } = rules.reconnect
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        (remembered === null && !override) || credentialsRefused(remembered, same, override)
    },
  },
]
