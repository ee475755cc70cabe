import type { Clock } from '../../basics/clock.ts'
import type { Behaviour } from '../../rules/behaviour.ts'
import type { Attempt, Stage } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import { type Fields, picked } from '../../basics/values.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Field, FieldOption, SandboxProvider } from '../../providers/provider.ts'

/** The part of a sandbox that shapes read; every sandbox fits. */
export interface ShapeWorld {
  store: Store
  clock: Clock
  /** Scheme, host and port at which the sandbox is reached. */
  baseUrl: string
  rules: Behaviour & {
    shape: { attempt: (attempt: Attempt, sandbox: ShapeWorld) => Fields; stage: (stage: Stage) => Fields }
  }
}

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
