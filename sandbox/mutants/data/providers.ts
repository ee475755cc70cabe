import type { Rules } from '../../world/rules.ts'
import type { Mutant } from '../kit/mutant.ts'

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
export const providersMutants: Mutant[] = [
  {
    id: 'gives-two-fields-one-name',
    breaks: ['ais/providers/field-names-differ'],
    sentence: 'All fields of a provider have the name login.',
    patch: (rules) => changeField(rules, (field) => ({ ...field, name: 'login' })),
  },
  {
    id: 'gives-two-options-one-value',
    breaks: ['ais/providers/option-values-differ'],
    sentence: 'All options of a select field have the option_value north.',
    patch(rules) {
      const { fieldOption } = rules.shape
      rules.shape.fieldOption = (option) => ({ ...fieldOption(option), option_value: 'north' })
    },
  },
  {
    id: 'shows-another-provider',
    breaks: ['ais/providers/detail', 'ais/providers/interactive-provider-says-so'],
    sentence: 'The provider detail always shows the same provider.',
    patch(rules) {
      const { find } = rules.providers
      rules.providers.find = (code) => find(code) && find('fakebank_select_xf')
    },
  },
  {
    id: 'leaves-out-interactive-fields-where-there-are-none',
    breaks: ['ais/providers/detail-lists-fields'],
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
    breaks: ['ais/providers/field-types'],
    sentence: 'refresh_timeout is a string of digits.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, refresh_timeout: String(written.refresh_timeout) })),
  },
  {
    id: 'leaves-the-country-of-a-provider-out',
    breaks: ['ais/providers/core-fields'],
    sentence: 'A provider has no country_code.',
    patch: (rules) => changeProvider(rules, ({ country_code: _code, ...rest }) => rest),
  },
  {
    id: 'calls-the-mode-web-html',
    breaks: ['ais/providers/mode-words'],
    sentence: 'A provider of mode web has the mode html.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, mode: written.mode === 'web' ? 'html' : written.mode })),
  },
  {
    id: 'writes-the-status-of-a-provider-with-a-capital',
    breaks: ['ais/providers/status-words'],
    sentence: 'The status of an active provider is Active.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        status: written.status === 'active' ? 'Active' : written.status,
      })),
  },
  {
    id: 'calls-the-operator-server',
    breaks: ['ais/providers/identification-mode-words'],
    sentence: 'identification_mode of a provider called with the operator’s keys is server.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        identification_mode: written.identification_mode === 'platform' ? 'server' : written.identification_mode,
      })),
  },
  {
    id: 'names-holder-details-in-the-singular',
    breaks: ['ais/providers/holder-info-words'],
    sentence: 'holder_info names name, email and phone_number.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        holder_info: (written.holder_info as string[]).map((word) => word.replace(/s$/, '')),
      })),
  },
  {
    id: 'calls-unlimited-consent-unlimited',
    breaks: ['ais/providers/max-consent-days-integer-or-null'],
    sentence: 'max_consent_days is the string unlimited instead of null.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, max_consent_days: written.max_consent_days ?? 'unlimited' })),
  },
  {
    id: 'writes-optional-as-a-number',
    breaks: ['ais/providers/descriptor-types'],
    sentence: 'optional of a field is 0 or 1.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, optional: written.optional === true ? 1 : 0 })),
  },
  {
    id: 'leaves-localized-name-out',
    breaks: ['ais/providers/descriptor-complete'],
    sentence: 'localized_name is left out where it equals english_name.',
    patch: (rules) =>
      changeField(rules, ({ localized_name, ...rest }) =>
        localized_name === rest.english_name ? rest : { ...rest, localized_name },
      ),
  },
  {
    id: 'calls-the-nature-of-a-password-secret',
    breaks: ['ais/providers/nature-words'],
    sentence: 'A password field has the nature secret.',
    patch: (rules) =>
      changeField(rules, (written) => ({
        ...written,
        nature: written.nature === 'password' ? 'secret' : written.nature,
      })),
  },
  {
    id: 'calls-the-value-of-an-option-value',
    breaks: ['ais/providers/select-field-options'],
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
    breaks: ['ais/providers/option-plausible-types'],
    sentence: 'The option_value of an option is its number.',
    patch(rules) {
      const { fieldOption } = rules.shape
      rules.shape.fieldOption = (option) => ({ ...fieldOption(option), option_value: 1 })
    },
  },
  {
    id: 'calls-an-interactive-provider-plain',
    breaks: ['ais/providers/interactive-provider-says-so'],
    sentence: 'interactive is false for every provider.',
    patch: (rules) => changeProvider(rules, (written) => ({ ...written, interactive: false })),
  },
  {
    id: 'places-a-provider-in-an-unlisted-country',
    breaks: ['ais/providers/country-resolves'],
    sentence: 'Fake providers have the country XX, which the list of countries does not have.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        country_code: written.country_code === 'XF' ? 'XX' : written.country_code,
      })),
  },
  {
    id: 'shows-a-provider-for-any-code',
    breaks: ['ais/providers/unknown-provider'],
    sentence: 'An unknown code that ends with the code of a provider shows that provider.',
    patch(rules) {
      const { find } = rules.providers
      rules.providers.find = (code) => find(code) ?? find(code.replace(/^[^_]*_/, ''))
    },
  },
]
