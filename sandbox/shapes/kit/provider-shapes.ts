import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Field, FieldOption, SandboxProvider } from '../../providers/provider.ts'
import { type Fields, picked } from '../../basics/values.ts'

/** Source: Provider (version 4). */
export function providerShapes() {
  const { provider: fields } = readTable('resource-fields')
  return {
    provider: (provider: SandboxProvider): Fields => picked(provider, fields),

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
