import type { PaymentField } from '../providers/payment-template.ts'

/** What payment_attributes hold. Source: Payment template; Payment provider, required_payment_fields; Errors. */
export function paymentsAttributesRules() {
  return {
    /** Whether a field must be filled, given the names of the fields that the chosen provider requires. */
    fieldRequired: (
      field: Pick<PaymentField, 'name' | 'optional' | 'field_options'>,
      promoted: readonly string[],
    ): boolean => !field.optional || promoted.includes(field.name),

    /** Whether a value counts as absent. */
    fieldLeftOut: (value: unknown): boolean =>
      value === undefined || value === null || (typeof value === 'string' && value.trim() === ''),

    /** A JSON number, or a number as text, which programs in the field send. */
    isNumber: (value: unknown): boolean =>
      typeof value === 'number' || (typeof value === 'string' && /^-?\d+([.]\d+)?$/.test(value)),

    isOption: (value: unknown, options: ReadonlyArray<{ option_value: string }>): boolean =>
      options.some(({ option_value }) => option_value === value),

    /** The text that the validation_regexp must match. */
    textOf: (value: unknown): string => String(value),

    fitsRegexp: (text: string, pattern: string, _value: unknown): boolean => new RegExp(pattern, 'u').test(text),

    /** Whether an attribute that the template does not have is refused or ignored. A choice. */
    unknownAttributeRefused: (_name: string): boolean => false,
  }
}
