import type { Profile } from '../../../harness/profile/profile.ts'
import { type FieldValues, valuesFor } from './attribute-values.ts'
import type { PaymentField, PaymentTemplate } from '../checks/payment-field.ts'

/** A template as one provider takes it, with values for its fields. */
export interface Payable {
  template: PaymentTemplate
  /** The provider that is to be named; undefined where none is. */
  provider: string | undefined
  /** The names of the fields that must be there: those that are not optional, and those that the provider demands. */
  required: ReadonlySet<string>
  /** Those that only the provider demands. */
  promoted: ReadonlySet<string>
  /** By the name of the field; fields for which Assay finds no value are left out. */
  values: ReadonlyMap<string, FieldValues>
}

/** `demanded` are the provider's required_payment_fields for the template, where they are known. */
export function payable(
  template: PaymentTemplate,
  provider: string | undefined,
  demanded: readonly string[],
  profile: Profile,
): Payable {
  const promoted = template.fields.filter(({ optional, name }) => optional && demanded.includes(name))
  const needed = [...template.fields.filter(({ optional }) => !optional), ...promoted]
  const given = givenAttributes(profile, template.identifier, provider)
  const chosen = template.fields.map((field): [string, FieldValues | undefined] => [
    field.name,
    valuesFor(field, given[field.name]),
  ])
  return {
    template,
    provider,
    required: new Set(needed.map(({ name }) => name)),
    promoted: new Set(promoted.map(({ name }) => name)),
    values: new Map(chosen.flatMap(([name, values]) => (values ? [[name, values] as const] : []))),
  }
}

/** The first value of each field, or of those that must be there. */
export function attributesOf(
  { values, required }: Payable,
  which: 'all' | 'required' = 'all',
): Record<string, unknown> {
  const chosen = [...values].filter(([name]) => which === 'all' || required.has(name))
  return Object.fromEntries(chosen.map(([name, { values: own }]) => [name, own[0]]))
}

/** Required fields for which there is no value at all: without them nothing can be paid. */
export function unfilled({ template, required, values }: Payable): PaymentField[] {
  return template.fields.filter(({ name }) => required.has(name) && !values.has(name))
}

/** Fields whose value is a guess, so that a refusal says nothing against the target. */
export function guessed({ values }: Payable, names: Iterable<string> = values.keys()): string[] {
  return [...names].filter((name) => values.get(name)?.by === 'guessed')
}

/** What the profile gives for a template: for the provider before what it gives for all. */
function givenAttributes({ data }: Profile, template: string, provider: string | undefined): Record<string, unknown> {
  const own = (data.payment_attributes ?? []).filter((one) => one.template === template)
  const general = own.find((one) => one.provider === undefined)
  const special = own.find((one) => one.provider !== undefined && one.provider === provider)
  return { ...general?.attributes, ...special?.attributes }
}

export function withNumbersAsText({ values, ...rest }: Payable): Payable {
  const spelled = ({ values: own, ...how }: FieldValues): FieldValues => ({
    ...how,
    values: own.map((value) => (typeof value === 'number' ? String(value) : value)),
  })
  return { ...rest, values: new Map([...values].map(([name, own]) => [name, spelled(own)])) }
}
