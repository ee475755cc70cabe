import type { Field, FieldOption, SandboxProvider } from '../../providers/provider.ts'
import type { Fields } from '../../basics/values.ts'

/** Source: Provider (version 4). */
export function providerShapes() {
  return {
    provider: (provider: SandboxProvider): Fields => ({
      id: provider.id,
      code: provider.code,
      name: provider.name,
      mode: provider.mode,
      status: provider.status,
      automatic_fetch: provider.automatic_fetch,
      customer_notified_on_sign_in: provider.customer_notified_on_sign_in,
      interactive: provider.interactive,
      identification_mode: provider.identification_mode,
      instruction: provider.instruction,
      home_url: provider.home_url,
      login_url: provider.login_url,
      forum_url: provider.forum_url,
      logo_url: provider.logo_url,
      country_code: provider.country_code,
      refresh_timeout: provider.refresh_timeout,
      holder_info: provider.holder_info,
      max_consent_days: provider.max_consent_days,
      created_at: provider.created_at,
      updated_at: provider.updated_at,
    }),

    providerDetail: (rules: ProviderRules, provider: SandboxProvider): Fields => ({
      ...rules.shape.provider(provider),
      required_fields: provider.required_fields.map((field) => rules.shape.field(rules, field)),
      interactive_fields: provider.interactive_fields.map((field) => rules.shape.field(rules, field)),
    }),

    field: (rules: ProviderRules, field: Field): Fields => ({
      ...field,
      ...(field.field_options && {
        field_options: field.field_options.map((option) => rules.shape.fieldOption(option)),
      }),
    }),

    fieldOption: (option: FieldOption): Fields => ({ ...option }),
  }
}

/** The part of the rules that provider shapes call; all of `Rules` fits. */
export interface ProviderRules {
  shape: {
    provider: (provider: SandboxProvider) => Fields
    field: (rules: ProviderRules, field: Field) => Fields
    fieldOption: (option: FieldOption) => Fields
  }
}
