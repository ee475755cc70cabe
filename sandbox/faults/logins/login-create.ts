import { faultsNamed } from '../kinds/faults-named.ts'
import { isObject } from '../../basics/values.ts'
import { readBodies } from '../kinds/requests.ts'
import { type Patch, narrowRule, changeShape, type Fields, wrapRule, replaceRule } from '../kit/change.ts'
import { watchAttempts } from './attempts.ts'

/** Ignores unknown scopes of a creation if others are known. */
export const overlookUnknownScopes = readBodies('loginCreate', (data, _url, rules) => {
  const scopes = Array.isArray(data.fetch_scopes) ? (data.fetch_scopes as string[]) : []
  const known = scopes.filter((word) => rules.fetchScopes.words.includes(word))
  return known.length > 0 ? { ...data, fetch_scopes: known } : data
})

/** Reads `categorize` in creations, as version 3 does. */
export const readCategorize = readBodies('loginCreate', (data) =>
  data.categorize === false ? { ...data, categorization: 'none' } : data,
)

export const faults = faultsNamed({
  'reconnects-what-the-body-names': {
    sentence: 'A connection_id in the body counts in place of that of the path, whoever has the connection.',
    patch(rules) {
      rules.access.ownCustomer = () => true
      rules.reconnect.meant = (ofPath, named, all) => all.get(String(named)) ?? ofPath
    },
  },
  'checks-locales-at-one-path-only': 'ignores-locale-at-post-login',
  'keeps-no-credentials-unasked-at-one-path':
    'reads-store_credentials-as-false-where-store_credentials-is-nothing-at-post-login',
  'shows-the-newest-customer': changeShape('login', (_shown, _login, { store }) => ({
    customer_id: [...store.customers.all()].at(-1)?.id,
  })),
  'fetches-no-accounts': 'takes-stages.sequence-as-without-fetch_accounts',
  'does-without-credentials':
    'reads-credentials-as-{"login":"username","password":"secret"}-of-loginCreate-where-credentials-is-nothing',
  'fails-at-a-null-in-a-list': {
    interfaces: ['ais-v4', 'ais-v5'],
    patch: String.raw`fails-at-body-of-loginCreate-where-body-matches-\[(?:[^\]]*,)?null`,
  },
  'fails-at-a-number-among-credentials': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: 'fails-at-credentials-of-loginCreate-where-credentials.password-is-a-number',
  },
  'takes-a-single-scope-as-text': 'reads-fetch_scopes-as-list-of-loginCreate',
  'overlooks-unknown-scopes-beside-known-ones': { interfaces: ['ais-v4', 'ais-v5'], patch: overlookUnknownScopes },
  'keeps-a-login-that-was-refused': keepLoginRefusedAs('ProviderNotFound'),
  'keeps-a-login-with-a-wrong-to-date': keepLoginRefusedAs('InvalidToDate'),
  'wants-credentials-by-english-name': misreadCredentials(({ Login: login, Password: password, ...rest }) => ({
    ...rest,
    login,
    password,
  })),
  'names-required-fields-otherwise': 'shows-name-as-another-of-field',
  'wants-the-number-of-an-option': {
    sentence: 'A select field accepts the index of the option instead of its option_value.',
    patch: [
      'reads-credentials.branch-as-none-of-loginCreate-where-credentials.branch-matches-^[a-z]',
      'reads-credentials.branch-as-north-of-loginCreate-where-credentials.branch-is-1',
      'reads-credentials.branch-as-south-of-loginCreate-where-credentials.branch-is-2',
    ],
  },
  'takes-the-first-option-for-any-other-value':
    'reads-credentials.branch-as-north-of-loginCreate-where-credentials.branch-is-not-nothing-where-credentials.branch-is-not-south-where-credentials.branch-is-not-web_only',
  'takes-an-option-by-its-english-name':
    'reads-credentials.branch-as-north-of-loginCreate-where-credentials.branch-is-North Branch',
  'wants-optional-credentials': {
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch: narrowRule('stages.credentialsRight', (provider, credentials) =>
      provider.required_fields.every(({ name }) => name in credentials),
    ),
  },
  'connects-with-any-password':
    'reads-credentials.password-as-secret-of-loginCreate-where-credentials.password-is-not-nothing',
  'ends-wrong-credentials-with-another-class':
    'shows-fail_error_class-as-ProviderAccessNotGranted-of-attempt-where-fail_error_class-is-InvalidCredentials',
  'connects-fake-providers-to-live-clients': 'takes-loginCreate.providerVisible-as-true-where-second.status-is-live',
  'calls-inactive-providers-disabled': 'takes-loginCreate.providerRefusal-as-ProviderDisabled-where-status-is-inactive',
  'connects-disabled-providers': 'takes-loginCreate.providerRefusal-as-nothing-where-status-is-disabled',
  'still-reads-categorize': 'reads-categorization-as-none-of-loginCreate-where-categorize-is-false',
  'takes-any-value-for-a-flag': {
    absentIn: ['partners-v1'],
    patch: 'takes-loginCreate.isBoolean-as-true-not-for-nothing',
  },
  'creates-logins-with-credentials-as-text':
    'reads-credentials-as-{"login":"username","password":"secret"}-of-loginCreate-where-credentials-is-a-text',
  'reconnects-with-credentials-as-text':
    'reads-credentials-as-{"login":"username","password":"secret"}-of-reconnect-where-credentials-is-a-text',
  'fetches-a-login-by-itself-once': 'takes-refresh.fetchedUnasked-as-false-when-repeated',
  'refreshes-at-once-what-has-failed': 'takes-refresh.possible-as-true-where-status-is-inactive',
  'refreshes-ten-minutes-late': 'takes-refresh.possible-with-second-as-10-minutes-earlier',
  'refreshes-early-what-is-fetched-daily': 'takes-refresh.possible-as-true-where-daily_refresh-is-true',
  'accepts-a-refresh-five-minutes-early': 'takes-refresh.possible-with-second-as-5-minutes-later',
  'refreshes-early-once-it-has-refreshed': 'takes-refresh.possible-as-ever-true-per-first',
  'refreshes-a-login-being-processed':
    'takes-reconnect.busy-as-false-for-refresh-and-refresh.possible-as-true-where-next_refresh_possible_at-is-null',
  'refreshes-without-stored-credentials':
    'takes-refresh.credentialsAtHand-as-true-and-stages.credentialsRight-as-true-for-empty',
  'refreshes-without-stored-credentials-what-is-fetched-daily':
    'takes-refresh.credentialsAtHand-as-true-where-daily_refresh-is-true-and-stages.credentialsRight-as-true-for-empty',
  'calls-wrong-interactive-input-wrong-credentials':
    'shows-fail_error_class-as-InvalidCredentials-of-attempt-where-fail_error_class-is-InvalidInteractiveCredentials',
  'wants-something-typed-for-an-approval': 'takes-interactive.right-as-false-for-empty',
  'takes-input-for-any-provider': 'takes-interactive.refusal-as-nothing-where-interactive-is-false',
  'counts-interactive-input-as-an-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) => {
    store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
    return attempt
  }),
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

/** Misreads the credentials of every creation. */
function misreadCredentials(change: (typed: Fields) => Fields): Patch {
  return readBodies('loginCreate', (data) =>
    isObject(data.credentials) ? { ...data, credentials: change(data.credentials) } : data,
  )
}

/** A creation that is refused with this class leaves a login behind. */
function keepLoginRefusedAs(refusedAs: string): Patch {
  return (rules) => {
    const { customerWithSecret } = rules.access
    const { classSent } = rules.errors
    let leave = (): void => undefined
    rules.access.customerWithSecret = (store, secret, route) => {
      const customer = customerWithSecret(store, secret, route)
      const old = customer && store.logins.group('customer_id', customer.id).at(-1)
      const inactive = { status: 'inactive' as const, credentials: null, last_success_at: null }
      leave = () =>
        void (old && store.logins.add({ ...old, ...inactive, id: store.logins.newId(), secret: `${old.secret}1` }))
      return customer
    }
    rules.errors.classSent = (errorClass, route) => {
      if (errorClass === refusedAs) leave()
      return classSent(errorClass, route)
    }
  }
}
