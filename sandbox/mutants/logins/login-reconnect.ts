import { changeAnswers } from '../kit/change-answers.ts'
import { changeDataOf, swapClass } from '../kit/change-login.ts'
import type { Mutant } from '../kit/mutant.ts'

const both = ['login/reconnect', 'logins/reconnect']

/** Reconnecting, wrong in one way each. */
export const loginReconnectMutants: Mutant[] = [
  {
    id: 'has-no-path-to-reconnect',
    breaks: ['ais/login-reconnect/both-forms', 'ais/login-reconnect/forms-equivalent'],
    // The documents do not show this path for version 3.
    absentIn: ['ais-v3'],
    sentence: 'The reconnect route with the login in its path does not exist.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'logins/reconnect' && body.data !== undefined
          ? { status: 404, json: { error_class: 'RouteNotFound', error_message: 'no such route', request: {} } }
          : {},
      ),
  },
  {
    id: 'refuses-scopes-in-other-words-by-path',
    breaks: ['ais/login-reconnect/forms-equivalent'],
    sentence:
      'The route with the login in its path refuses invalid scopes and unknown fetch types with WrongRequestFormat.',
    patch(rules) {
      swapClass(rules, ['logins/reconnect'], 'FetchScopesInvalid', 'WrongRequestFormat')
      swapClass(rules, ['logins/reconnect'], 'FetchTypeNotAllowed', 'WrongRequestFormat')
    },
  },
  {
    id: 'wraps-the-login-reconnected-by-path',
    breaks: ['ais/login-reconnect/forms-equivalent'],
    sentence: 'The reconnect route with the login in its path wraps the login in a further object.',
    patch: (rules) => changeDataOf(rules, ['logins/reconnect'], (login) => ({ login })),
  },
  {
    id: 'answers-a-reconnect-with-its-attempt',
    breaks: ['ais/login-reconnect/returns-login'],
    sentence: 'Reconnect answers with the new attempt.',
    patch: (rules) => changeDataOf(rules, both, (login) => login['last_attempt']),
  },
  {
    id: 'calls-an-unknown-login-to-reconnect-a-customer',
    breaks: ['ais/login-reconnect/unknown-login'],
    sentence: 'Reconnecting an unknown login is refused with CustomerNotFound.',
    patch: (rules) => swapClass(rules, both, 'LoginNotFound', 'CustomerNotFound'),
  },
  {
    id: 'reconnects-with-stored-credentials',
    breaks: ['ais/login-reconnect/credentials-required'],
    sentence: 'A reconnect without credentials uses the stored ones.',
    patch(rules) {
      rules.reconnect.credentialsRequired = false
      rules.reconnect.credentialsTaken = (login, given) =>
        Object.keys(given).length > 0 ? given : (login.credentials ?? given)
    },
  },
  {
    id: 'reconnects-with-stored-credentials-whatever-is-sent',
    breaks: ['ais/login-reconnect/wrong-credentials'],
    sentence: 'A reconnect with wrong credentials and override_credentials uses the stored credentials.',
    patch(rules) {
      rules.reconnect.credentialsTaken = (login, given) =>
        given['password'] === 'wrong' ? (login.credentials ?? given) : given
    },
  },
  {
    id: 'calls-wrong-credentials-of-a-reconnect-different',
    breaks: ['ais/login-reconnect/wrong-credentials'],
    sentence: 'Wrong credentials sent with override_credentials are refused with CredentialsNotMatch.',
    patch(rules) {
      rules.loginCreate.refusesWrongCredentials = true
      swapClass(rules, both, 'InvalidCredentials', 'CredentialsNotMatch')
    },
  },
  {
    id: 'takes-the-same-credentials-for-others',
    breaks: [
      'ais/login-reconnect/same-credentials-accepted',
      'ais/login-reconnect/both-forms',
      'ais/login-reconnect/override-replaces',
    ],
    sentence: 'The same credentials are refused as different.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, _same, override) => remembered !== null && !override
    },
  },
  {
    id: 'takes-any-credentials',
    breaks: ['ais/login-reconnect/different-credentials-refused', 'ais/login-reconnect/override-replaces'],
    sentence: 'Different credentials are accepted without override_credentials.',
    patch(rules) {
      rules.reconnect.credentialsRefused = () => false
    },
  },
  {
    id: 'overrides-credentials-by-default',
    breaks: ['ais/login-reconnect/default-override-credentials', 'ais/login-reconnect/override-replaces'],
    sentence: 'The default of override_credentials is true.',
    patch(rules) {
      rules.reconnect.defaultOverrideCredentials = true
    },
  },
  {
    id: 'ignores-override-credentials',
    breaks: ['ais/login-reconnect/override-accepts-different', 'ais/login-reconnect/wrong-credentials'],
    sentence: 'Different credentials are refused even with override_credentials.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, same) => remembered !== null && !same
    },
  },
  {
    id: 'remembers-credentials-that-were-overridden',
    breaks: ['ais/login-reconnect/override-replaces'],
    sentence: 'Credentials sent with override_credentials are used once and not stored; the old ones still match.',
    patch(rules) {
      const { kept } = rules.reconnect
      rules.reconnect.kept = (login, credentials) => login.credentials ?? kept(login, credentials)
    },
  },
  {
    id: 'reconnects-a-login-being-processed',
    breaks: ['ais/login-reconnect/already-processing'],
    sentence: 'A login that waits for input can be reconnected.',
    patch(rules) {
      const { busy } = rules.reconnect
      rules.reconnect.busy = (processing, change) => change !== 'reconnect' && busy(processing, change)
    },
  },
  {
    id: 'calls-a-login-being-processed-authorized',
    breaks: ['ais/login-reconnect/already-processing'],
    sentence: 'A login that waits for input is refused with LoginAlreadyAuthorized.',
    patch: (rules) => swapClass(rules, both, 'LoginAlreadyProcessing', 'LoginAlreadyAuthorized'),
  },
  {
    id: 'compares-with-credentials-never-stored',
    breaks: ['ais/login-reconnect/updates-unstored-login'],
    sentence: 'A login without stored credentials refuses all credentials as different.',
    patch(rules) {
      const { credentialsRefused } = rules.reconnect
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        (remembered === null && !override) || credentialsRefused(remembered, same, override)
    },
  },
]
