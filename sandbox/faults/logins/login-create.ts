import { faultsNamed } from '../kinds/faults-named.ts'
import { isObject } from '../../basics/values.ts'
import { readBodies } from '../kinds/requests.ts'
import { type Patch, narrowRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import type { Fields } from '../kit/change-answers.ts'

/** Misreads the credentials of every creation. */
function misreadCredentials(change: (typed: Fields) => Fields): Patch {
  return readBodies('loginCreate', (data) =>
    isObject(data.credentials) ? { ...data, credentials: change(data.credentials) } : data,
  )
}

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

export const faults = faultsNamed({
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
})
