import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const loginCreateSettingsFaults: Fault[] = named({
  'wants-optional-credentials': {
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch: wrapRule(
      'stages.credentialsRight',
      (rule, provider, credentials) =>
        provider.required_fields.every(({ name }) => name in credentials) && rule(provider, credentials),
    ),
  },
  'connects-with-any-password': {
    sentence: 'A login connects with any password.',
    patch: wrapRule('loginCreate.asked', (rule, data, url) => {
      const read = rule(data, url)
      const { credentials } = read
      if (typeof credentials !== 'object' || credentials === null || !('password' in credentials)) return read
      return { ...read, credentials: { ...credentials, password: 'secret' } }
    }),
  },
  'ends-wrong-credentials-with-another-class': {
    sentence: 'An attempt with wrong credentials fails with ProviderAccessNotGranted.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => {
      const shown = rule(given, sandbox)
      const wrong = shown.fail_error_class === 'InvalidCredentials'
      return wrong ? { ...shown, fail_error_class: 'ProviderAccessNotGranted' } : shown
    }),
  },
  'calls-inactive-providers-disabled': {
    sentence: 'An inactive provider is refused with ProviderDisabled.',
    patch: wrapRule('loginCreate.providerRefusal', (_rule, { status }) =>
      status === 'active' ? undefined : 'ProviderDisabled',
    ),
  },
  'connects-disabled-providers': {
    sentence: 'A disabled provider can be connected like any other.',
    patch: wrapRule('loginCreate.providerRefusal', (_rule, { status }) =>
      status === 'inactive' ? 'ProviderInactive' : undefined,
    ),
  },
  'still-reads-categorize': {
    sentence: 'A creation with categorize false categorizes nothing.',
    patch: wrapRule('loginCreate.asked', (rule, given, url) => {
      const data = rule(given, url)
      return data.categorize === false ? { ...data, categorization: 'none' } : data
    }),
  },
})
