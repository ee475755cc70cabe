import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import { watchAttempts } from './attempts.ts'

export const faults = faultsNamed({
  'reconnects-with-stored-credentials-whatever-is-sent': {
    sentence: 'A reconnect with wrong credentials and override_credentials uses the stored credentials.',
    patch:
      'takes-reconnect.credentialsTaken-as-own-credentials-where-first.credentials-is-not-null-where-second.password-is-wrong',
  },
  'calls-wrong-credentials-of-a-reconnect-different': {
    sentence: 'Wrong credentials sent with override_credentials are refused with CredentialsNotMatch.',
    patch: ['takes-loginCreate.refusesWrongCredentials-as-true', 'calls-InvalidCredentials-CredentialsNotMatch'],
  },
  'takes-the-same-credentials-for-others': 'takes-reconnect.credentialsRefused-with-second-as-false',
  'compares-credentials-by-login-name': {
    sentence: 'Another password under the login name of before counts as the same credentials, and is stored.',
    patch(rules) {
      const { credentialsTaken, credentialsRefused } = rules.reconnect
      let isSameName = false
      rules.reconnect.credentialsTaken = (login, given) => {
        isSameName = login.credentials?.['login'] === given['login']
        return credentialsTaken(login, given)
      }
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        credentialsRefused(remembered, same || isSameName, override)
    },
  },
  'fetches-all-days-on-a-reconnect': watchAttempts(({ attempts }, attempt) => {
    if (attempts.group('loginId', attempt.loginId).length > 0)
      Object.assign(attempt, { from_date: null, to_date: null })
  }),
  'ignores-override-credentials': 'takes-reconnect.credentialsRefused-with-third-as-false',
  'remembers-credentials-that-were-overridden':
    'takes-reconnect.kept-as-own-credentials-where-first.credentials-is-not-null',
  'reconnects-a-login-being-processed': 'takes-reconnect.busy-as-false-for-reconnect',
  'compares-with-credentials-never-stored':
    'takes-reconnect.credentialsRefused-as-true-where-first-is-null-where-third-is-not-true',
  'allows-no-override-with-exclusion':
    'refuses-exclude_accounts-of-reconnect-where-override_credentials-is-not-nothing',
  'keeps-the-settings-of-the-creation': 'shows-store_credentials-as-kept-per-id-of-login',
  'keeps-daily-refresh-over-a-second-reconnect'(rules) {
    const { kept } = rules.reconnect
    const seen = new Map<string, boolean[]>()
    rules.reconnect.kept = (login, credentials) => {
      seen.set(login.id, [...(seen.get(login.id) ?? []), login.daily_refresh])
      return kept(login, credentials)
    }
    changeShape('login', (_fields, { id }) => {
      const [, afterFirst] = seen.get(id) ?? []
      return afterFirst === undefined ? {} : { daily_refresh: afterFirst }
    })(rules)
  },
  'excludes-what-the-attempt-before-excluded': replaceRule('attempts.added', (rule) => {
    const excluded = new Map<string, string[]>()
    return (store, attempt) => {
      const exclude = attempt.exclude_accounts.length > 0 ? attempt.exclude_accounts : excluded.get(attempt.loginId)
      excluded.set(attempt.loginId, exclude ?? [])
      return rule(store, { ...attempt, exclude_accounts: exclude ?? [] })
    }
  }),
  'categorizes-nothing-on-reconnect': 'reads-categorization-as-none-of-reconnect-where-categorization-is-nothing',
})
