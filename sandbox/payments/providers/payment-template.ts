import type { FieldOption } from '../../providers/provider.ts'

/** Source: Payment template, payment field. */
export interface PaymentField {
  id: string
  payment_template_id: string
  name: string
  english_name: string
  localized_name: string
  nature: 'text' | 'number' | 'select'
  position: number
  checksummable: boolean
  optional: boolean
  extra: { validation_regexp?: string }
  /** On select fields only. */
  field_options?: FieldOption[]
  created_at: string
  updated_at: string
}

export interface PaymentTemplate {
  id: string
  /** What clients name it by: `SEPA`. */
  identifier: string
  description: string
  deprecated: boolean
  created_at: string
  updated_at: string
  payment_fields: PaymentField[]
}
