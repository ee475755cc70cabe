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
]
