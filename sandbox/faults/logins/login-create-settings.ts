import type { Fault } from '../kit/fault.ts'

/** What a creation keeps, leaves out or refuses, each broken in one way. */
export const loginCreateSettingsFaults: Fault[] = [
  {
    id: 'wants-optional-credentials',
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch({ stages }) {
      const { credentialsRight } = stages
      stages.credentialsRight = (provider, credentials) =>
        provider.required_fields.every(({ name }) => name in credentials) && credentialsRight(provider, credentials)
    },
  },
  {
    id: 'connects-with-any-password',
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
    sentence: 'A login created with daily_refresh does not have it.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => ({ ...asked(data, url), daily_refresh: false })
    },
  },
  {
    id: 'stores-credentials-against-the-wish',
    sentence: 'A login created with store_credentials false stores them.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => ({ ...asked(data, url), store_credentials: true })
    },
  },
  {
    id: 'does-not-know-portuguese',
    sentence: 'The locale pt-BR is refused.',
    patch(rules) {
      rules.loginCreate.locales = rules.loginCreate.locales.filter((word) => word !== 'pt-BR')
    },
  },
  {
    id: 'speaks-spanish-by-default',
    sentence: 'The default locale is es.',
    patch(rules) {
      rules.loginCreate.defaultLocale = 'es'
    },
  },
  {
    id: 'refuses-to-leave-transactions-uncategorized',
    sentence: 'The categorization none is refused.',
    patch(rules) {
      rules.loginCreate.categorizations = ['personal', 'business']
    },
  },
  {
    id: 'categorizes-nothing-by-default',
    sentence: 'The default categorization is none.',
    patch(rules) {
      rules.loginCreate.defaultCategorization = 'none'
    },
  },
  {
    id: 'stores-no-credentials-by-default',
    sentence: 'The default of store_credentials is false.',
    patch(rules) {
      rules.loginCreate.defaultStoreCredentials = false
    },
  },
  {
    id: 'includes-fake-providers-by-default',
    sentence: 'A fake provider can be connected without include_fake_providers.',
    patch(rules) {
      rules.loginCreate.defaultIncludeFakeProviders = true
    },
  },
  {
    id: 'calls-inactive-providers-disabled',
    sentence: 'An inactive provider is refused with ProviderDisabled.',
    patch(rules) {
      rules.loginCreate.providerRefusal = ({ status }) => (status === 'active' ? undefined : 'ProviderDisabled')
    },
  },
  {
    id: 'connects-disabled-providers',
    sentence: 'A disabled provider can be connected like any other.',
    patch(rules) {
      rules.loginCreate.providerRefusal = ({ status }) => (status === 'inactive' ? 'ProviderInactive' : undefined)
    },
  },
  {
    id: 'connects-providers-without-keys',
    sentence: 'A provider for which the client has no keys connects like any other.',
    patch(rules) {
      rules.loginCreate.keyMissing = () => false
    },
  },
  {
    id: 'still-reads-categorize',
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
    sentence: 'A customer can create a second login with the same credentials.',
    patch(rules) {
      rules.loginCreate.duplicates = () => false
    },
  },
]
