import type { Mutant } from '../kit/mutant.ts'

/** What a creation keeps, leaves out or refuses, each broken in one way. */
export const loginCreateSettingsMutants: Mutant[] = [
  {
    id: 'wants-optional-credentials',
    breaks: ['ais/login-create/optional-credentials-left-out'],
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch({ stages }) {
      const { credentialsRight } = stages
      stages.credentialsRight = (provider, credentials) =>
        provider.required_fields.every(({ name }) => name in credentials) && credentialsRight(provider, credentials)
    },
  },
  {
    id: 'connects-with-any-password',
    breaks: ['ais/login-create/wrong-credentials'],
    sentence: 'A login connects with any password.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => {
        const read = asked(data, url)
        const { credentials } = read
        if (typeof credentials !== 'object' || credentials === null || !('password' in credentials)) return read
        return { ...read, credentials: { ...credentials, password: 'secret' } }
      }
    },
  },
  {
    id: 'ends-wrong-credentials-with-another-class',
    breaks: ['ais/login-create/wrong-credentials'],
    sentence: 'An attempt with wrong credentials fails with ProviderAccessNotGranted.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => {
        const shown = attempt(given, sandbox)
        const wrong = shown.fail_error_class === 'InvalidCredentials'
        return wrong ? { ...shown, fail_error_class: 'ProviderAccessNotGranted' } : shown
      }
    },
  },
  {
    id: 'forgets-daily-refresh',
    breaks: ['ais/login-create/settings-kept'],
    sentence: 'A login created with daily_refresh does not have it.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => ({ ...asked(data, url), daily_refresh: false })
    },
  },
  {
    id: 'stores-credentials-against-the-wish',
    breaks: ['ais/login-create/settings-kept'],
    sentence: 'A login created with store_credentials false stores them.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => ({ ...asked(data, url), store_credentials: true })
    },
  },
  {
    id: 'does-not-know-portuguese',
    breaks: ['ais/login-create/locale-words-accepted'],
    sentence: 'The locale pt-BR is refused.',
    patch(rules) {
      rules.loginCreate.locales = rules.loginCreate.locales.filter((word) => word !== 'pt-BR')
    },
  },
  {
    id: 'speaks-spanish-by-default',
    breaks: ['ais/login-create/default-locale'],
    sentence: 'The default locale is es.',
    patch(rules) {
      rules.loginCreate.defaultLocale = 'es'
    },
  },
  {
    id: 'refuses-to-leave-transactions-uncategorized',
    breaks: ['ais/login-create/categorization-words-accepted'],
    sentence: 'The categorization none is refused.',
    patch(rules) {
      rules.loginCreate.categorizations = ['personal', 'business']
    },
  },
  {
    id: 'categorizes-nothing-by-default',
    breaks: ['ais/login-create/default-categorization'],
    sentence: 'The default categorization is none.',
    patch(rules) {
      rules.loginCreate.defaultCategorization = 'none'
    },
  },
  {
    id: 'stores-no-credentials-by-default',
    breaks: ['ais/login-create/default-store-credentials'],
    sentence: 'The default of store_credentials is false.',
    patch(rules) {
      rules.loginCreate.defaultStoreCredentials = false
    },
  },
  {
    id: 'includes-fake-providers-by-default',
    breaks: ['ais/login-create/default-include-fake-providers'],
    sentence: 'A fake provider can be connected without include_fake_providers.',
    patch(rules) {
      rules.loginCreate.defaultIncludeFakeProviders = true
    },
  },
  {
    id: 'calls-inactive-providers-disabled',
    breaks: ['ais/login-create/provider-inactive'],
    sentence: 'An inactive provider is refused with ProviderDisabled.',
    patch(rules) {
      rules.loginCreate.providerRefusal = ({ status }) => (status === 'active' ? undefined : 'ProviderDisabled')
    },
  },
  {
    id: 'connects-disabled-providers',
    breaks: ['ais/login-create/provider-disabled'],
    sentence: 'A disabled provider can be connected like any other.',
    patch(rules) {
      rules.loginCreate.providerRefusal = ({ status }) => (status === 'inactive' ? 'ProviderInactive' : undefined)
    },
  },
  {
    id: 'connects-providers-without-keys',
    breaks: ['conventions/errors/provider-key-found'],
    sentence: 'A provider for which the client has no keys connects like any other.',
    patch(rules) {
      rules.loginCreate.keyMissing = () => false
    },
  },
  {
    id: 'still-reads-categorize',
    breaks: ['ais/login-create/categorize-has-no-effect'],
    sentence: 'A creation with categorize false categorizes nothing.',
    patch({ loginCreate }) {
      const { asked } = loginCreate
      loginCreate.asked = (given, url) => {
        const data = asked(given, url)
        return data.categorize === false ? { ...data, categorization: 'none' } : data
      }
    },
  },
  {
    id: 'connects-the-same-login-twice',
    breaks: ['ais/login-create/duplicate'],
    sentence: 'A customer can create a second login with the same credentials.',
    patch(rules) {
      rules.loginCreate.duplicates = () => false
    },
  },
]
