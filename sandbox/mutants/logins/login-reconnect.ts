import { changeAnswers } from '../kit/change-answers.ts'
import { changeDataOf, swapClass } from '../kit/change-login.ts'
import type { Mutant } from '../kit/mutant.ts'

const both = ['login/reconnect', 'logins/reconnect']

/** Reconnecting, wrong in one way each. */
export const loginReconnectMutants: Mutant[] = [
  {
    id: 'has-no-path-to-reconnect',
    breaks: ['ais/login-reconnect/both-forms', 'ais/login-reconnect/forms-equivalent'],
    sentence: 'The path-named form of reconnect is no route.',
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
    sentence: 'The path-named form calls invalid scopes, or an unknown fetch type, a wrong format.',
    patch(rules) {
      swapClass(rules, ['logins/reconnect'], 'FetchScopesInvalid', 'WrongRequestFormat')
      swapClass(rules, ['logins/reconnect'], 'FetchTypeNotAllowed', 'WrongRequestFormat')
    },
  },
  {
    id: 'wraps-the-login-reconnected-by-path',
    breaks: ['ais/login-reconnect/forms-equivalent'],
    sentence: 'The path-named form answers with the login under a key of its own.',
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
    sentence: 'Reconnecting a login that does not exist gives CustomerNotFound.',
    patch: (rules) => swapClass(rules, both, 'LoginNotFound', 'CustomerNotFound'),
  },
  {
    id: 'reconnects-with-stored-credentials',
    breaks: ['ais/login-reconnect/credentials-required'],
    sentence: 'Without credentials a reconnect takes those that are stored.',
    patch(rules) {
      rules.reconnect.credentialsRequired = false
      rules.reconnect.credentialsTaken = (login, given) =>
        Object.keys(given).length > 0 ? given : (login.credentials ?? given)
    },
  },
  {
    id: 'reconnects-with-stored-credentials-whatever-is-sent',
    breaks: ['ais/login-reconnect/wrong-credentials'],
    sentence: 'Wrong credentials that override are taken for those that are stored.',
    patch(rules) {
      rules.reconnect.credentialsTaken = (login, given) =>
        given['password'] === 'wrong' ? (login.credentials ?? given) : given
    },
  },
  {
    id: 'calls-wrong-credentials-of-a-reconnect-different',
    breaks: ['ais/login-reconnect/wrong-credentials'],
    sentence: 'Wrong credentials that override are refused with CredentialsNotMatch.',
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
    sentence: 'Credentials are compared by a wrong measure, so that the same ones do not match.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, _same, override) => remembered !== null && !override
    },
  },
  {
    id: 'takes-any-credentials',
    breaks: ['ais/login-reconnect/different-credentials-refused', 'ais/login-reconnect/override-replaces'],
    sentence: 'Credentials that differ are taken without override_credentials.',
    patch(rules) {
      rules.reconnect.credentialsRefused = () => false
    },
  },
  {
    id: 'overrides-credentials-by-default',
    breaks: ['ais/login-reconnect/default-override-credentials', 'ais/login-reconnect/override-replaces'],
    sentence: 'override_credentials is true where it is left out.',
    patch(rules) {
      rules.reconnect.defaultOverrideCredentials = true
    },
  },
  {
    id: 'ignores-override-credentials',
    breaks: ['ais/login-reconnect/override-accepts-different', 'ais/login-reconnect/wrong-credentials'],
    sentence: 'Credentials that differ are refused even with override_credentials.',
    patch(rules) {
      rules.reconnect.credentialsRefused = (remembered, same) => remembered !== null && !same
    },
  },
  {
    id: 'remembers-credentials-that-were-overridden',
    breaks: ['ais/login-reconnect/override-replaces'],
    sentence: 'Credentials that override are used once; the old ones still match and the new ones do not.',
    patch(rules) {
      const { kept } = rules.reconnect
      rules.reconnect.kept = (login, credentials) => login.credentials ?? kept(login, credentials)
    },
  },
  {
    id: 'reconnects-a-login-being-processed',
    breaks: ['ais/login-reconnect/already-processing'],
    sentence: 'A login that waits for input is reconnected once more.',
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
    sentence: 'A login that stores no credentials refuses all as different.',
    patch(rules) {
      const { credentialsRefused } = rules.reconnect
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        (remembered === null && !override) || credentialsRefused(remembered, same, override)
    },
  },
]
