import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const loginCreateSettingsFaults: Fault[] = faultsNamed({
  'wants-optional-credentials': {
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch: wrapRule(
      'stages.credentialsRight',
      (rule, provider, credentials) =>
        provider.required_fields.every(({ name }) => name in credentials) && rule(provider, credentials),
    ),
  },
  'connects-with-any-password': wrapRule('loginCreate.asked', (rule, data, url) => {
    const read = rule(data, url)
    const { credentials } = read
    if (typeof credentials !== 'object' || credentials === null || !('password' in credentials)) return read
    return { ...read, credentials: { ...credentials, password: 'secret' } }
  }),
  'ends-wrong-credentials-with-another-class': wrapRule('shape.attempt', (rule, given, sandbox) => {
    const shown = rule(given, sandbox)
    const wrong = shown.fail_error_class === 'InvalidCredentials'
    return wrong ? { ...shown, fail_error_class: 'ProviderAccessNotGranted' } : shown
  }),
  'calls-inactive-providers-disabled': wrapRule('loginCreate.providerRefusal', (_rule, { status }) =>
    status === 'active' ? undefined : 'ProviderDisabled',
  ),
  'connects-disabled-providers': wrapRule('loginCreate.providerRefusal', (_rule, { status }) =>
    status === 'inactive' ? 'ProviderInactive' : undefined,
  ),
  'still-reads-categorize': {
    sentence: 'A creation with categorize false categorizes nothing.',
    patch: wrapRule('loginCreate.asked', (rule, given, url) => {
      const data = rule(given, url)
      return data.categorize === false ? { ...data, categorization: 'none' } : data
    }),
  },
})
