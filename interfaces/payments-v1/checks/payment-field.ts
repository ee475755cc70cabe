import { isRow, type Row } from '../../../harness/checks/answers/answer.ts'

/** One field of a payment template, as far as Assay builds attributes from it. */
export interface PaymentField {
  name: string
  nature: string
  optional: boolean
  options: readonly string[]
  /** Whether an option is selected before anybody chooses, so that a target may take it where the field is left out. */
  preselected?: boolean
  /** The target's own text; undefined where it gives none. */
  validationRegexp: string | undefined
}

/** A template as the target shows it. Source: Payment template. */
export interface PaymentTemplate {
  identifier: string
  deprecated: boolean
  fields: readonly PaymentField[]
}

/** A payment provider as the target lists it. Source: Payment provider (payments v1). */
export interface PaymentProvider {
  code: string
  status: string | undefined
  templates: readonly string[]
  row: Row
}

/** The template in a row of the target; undefined where it has no identifier or no fields. */
export function templateIn(row: Row): PaymentTemplate | undefined {
  const { identifier, deprecated, payment_fields: fields } = row
  if (typeof identifier !== 'string' || !Array.isArray(fields)) return undefined
  return { identifier, deprecated: deprecated === true, fields: fields.filter(isRow).flatMap(fieldIn) }
}

/** The provider in a row of the target; undefined where it has no code. */
export function providerIn(row: Row): PaymentProvider | undefined {
  const { code, status, payment_templates: templates } = row
  if (typeof code !== 'string') return undefined
  return {
    code,
    status: typeof status === 'string' ? status : undefined,
    templates: Array.isArray(templates) ? templates.filter((one) => typeof one === 'string') : [],
    row,
  }
}

function fieldIn(row: Row): PaymentField[] {
  const { name, nature, optional, extra, field_options: options } = row
  if (typeof name !== 'string') return []
  const text = isRow(extra) ? extra['validation_regexp'] : undefined
  return [
    {
      name,
      nature: typeof nature === 'string' ? nature : '',
      optional: optional === true,
      options: Array.isArray(options) ? options.filter(isRow).flatMap(valueIn) : [],
      ...(Array.isArray(options) &&
        options.filter(isRow).some(({ selected }) => selected === true) && { preselected: true }),
      validationRegexp: typeof text === 'string' && text !== '' ? text : undefined,
    },
  ]
}

function valueIn({ option_value: value }: Row): string[] {
  return typeof value === 'string' ? [value] : []
}
