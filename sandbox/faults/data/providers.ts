import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'

type Shape = Record<string, unknown>

/** Changes how every provider is written. */
function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { provider } = rules.shape
  rules.shape.provider = (given) => change(provider(given))
}

/** Changes how every field descriptor is written. */
function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { field } = rules.shape
  rules.shape.field = (all, given) => change(field(all, given))
}

/** The rules of the detail of a provider, each broken in one way. */
export const providersFaults: Fault[] = [
  {
    id: 'gives-two-fields-one-name',
    sentence: 'All fields of a provider have the name login.',
    patch: (rules) => changeField(rules, (field) => ({ ...field, name: 'login' })),
  },
  {
    id: 'gives-two-options-one-value',
    sentence: 'All options of a select field have the option_value north.',
    patch(rules) {
      const { fieldOption } = rules.shape
      rules.shape.fieldOption = (option) => ({ ...fieldOption(option), option_value: 'north' })
    },
  },
  {
    id: 'shows-another-provider',
    sentence: 'The provider detail always shows the same provider.',
    patch(rules) {
      const { find } = rules.providers
      rules.providers.find = (code) => find(code) && find('fakebank_select_xf')
    },
  },
  {
    id: 'leaves-out-interactive-fields-where-there-are-none',
    sentence: 'A provider without interactive fields has no interactive_fields at all.',
    patch(rules) {
      const { providerDetail } = rules.shape
      rules.shape.providerDetail = (all, provider) => {
        const { interactive_fields, ...rest } = providerDetail(all, provider)
        return (interactive_fields as unknown[]).length > 0 ? { ...rest, interactive_fields } : rest
      }
    },
  },
  {
    id: 'writes-refresh-timeout-as-text',
    sentence: 'refresh_timeout is a string of digits.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, refresh_timeout: String(written.refresh_timeout) })),
  },
  {
    id: 'leaves-the-country-of-a-provider-out',
    sentence: 'A provider has no country_code.',
    patch: (rules) => changeProvider(rules, ({ country_code: _code, ...rest }) => rest),
  },
  {
    id: 'calls-the-mode-web-html',
    sentence: 'A provider of mode web has the mode html.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, mode: written.mode === 'web' ? 'html' : written.mode })),
  },
  {
    id: 'writes-the-status-of-a-provider-with-a-capital',
    sentence: 'The status of an active provider is Active.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        status: written.status === 'active' ? 'Active' : written.status,
      })),
  },
  {
    id: 'calls-the-operator-server',
    sentence: 'identification_mode of a provider called with the operator’s keys is server.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        identification_mode: written.identification_mode === 'platform' ? 'server' : written.identification_mode,
      })),
  },
  {
    id: 'names-holder-details-in-the-singular',
    sentence: 'holder_info names name, email and phone_number.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        holder_info: (written.holder_info as string[]).map((word) => word.replace(/s$/, '')),
      })),
  },
  {
    id: 'calls-unlimited-consent-unlimited',
    sentence: 'max_consent_days is the string unlimited instead of null.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, max_consent_days: written.max_consent_days ?? 'unlimited' })),
  },
  {
    id: 'writes-optional-as-a-number',
    sentence: 'optional of a field is 0 or 1.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, optional: written.optional === true ? 1 : 0 })),
  },
  {
    id: 'leaves-localized-name-out',
    sentence: 'localized_name is left out where it equals english_name.',
    patch: (rules) =>
      changeField(rules, ({ localized_name, ...rest }) =>
        localized_name === rest.english_name ? rest : { ...rest, localized_name },
      ),
  },
  {
    id: 'calls-the-nature-of-a-password-secret',
    sentence: 'A password field has the nature secret.',
    patch: (rules) =>
      changeField(rules, (written) => ({
        ...written,
        nature: written.nature === 'password' ? 'secret' : written.nature,
      })),
  },
  {
    id: 'calls-the-value-of-an-option-value',
    sentence: 'An option of a select field has value instead of option_value.',
    patch(rules) {
      const { fieldOption } = rules.shape
      rules.shape.fieldOption = (option) => {
        const { option_value: value, ...rest } = fieldOption(option)
        return { ...rest, value }
      }
    },
  },
  {
    id: 'numbers-the-values-of-options',
    sentence: 'The option_value of an option is its number.',
    patch(rules) {
      const { fieldOption } = rules.shape
      rules.shape.fieldOption = (option) => ({ ...fieldOption(option), option_value: 1 })
    },
  },
  {
    id: 'calls-an-interactive-provider-plain',
    sentence: 'interactive is false for every provider.',
    patch: (rules) => changeProvider(rules, (written) => ({ ...written, interactive: false })),
  },
  {
    id: 'places-a-provider-in-an-unlisted-country',
    sentence: 'Fake providers have the country XX, which the list of countries does not have.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        country_code: written.country_code === 'XF' ? 'XX' : written.country_code,
      })),
  },
]
