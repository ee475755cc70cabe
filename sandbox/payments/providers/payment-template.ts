import type { Field } from '../../providers/provider.ts'

/** Source: Payment template, payment field. */
export interface PaymentField extends Omit<Field, 'nature'> {
  id: string
  payment_template_id: string
  nature: 'text' | 'number' | 'select'
  checksummable: boolean
  extra: { validation_regexp?: string }
  created_at: string
  updated_at: string
}

export interface PaymentTemplate {
  id: string
  /** The name that clients use: `SEPA`. */
  identifier: string
  description: string
  deprecated: boolean
  created_at: string
  updated_at: string
  payment_fields: PaymentField[]
}
