import type { Field } from '../../providers/provider.ts'
import { readFileSync } from 'node:fs'
import { once } from '../../basics/remembering.ts'
import { parseYaml } from '../../../core/parse-yaml.ts'
import { realCountries } from '../../reference/lists.ts'

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

interface FieldData {
  nature: PaymentField['nature']
  name: string
  pattern?: string
  optional?: boolean
  checksummable?: boolean
  preselected?: boolean
  options?: Record<string, string>
}

interface TemplateData {
  description: string
  deprecated?: boolean
  fields: Record<string, FieldData>
}

/** Ids need not begin at 1. */
const firstTemplateId = 95
const firstFieldId = 960

const times = { created_at: '2024-02-01T08:00:00Z', updated_at: '2026-03-17T14:30:00Z' }

/** The templates of templates.yaml and one for transfers within each country, ascending by id. */
export const readTemplates = once((): readonly PaymentTemplate[] => {
  const text = readFileSync(new URL('./templates.yaml', import.meta.url), 'utf8')
  const data = { ...(parseYaml(text) as Record<string, TemplateData>), ...localTemplates() }
  let fieldId = firstFieldId
  return Object.entries(data).map(([identifier, { description, deprecated = false, fields }], index) => {
    const id = String(firstTemplateId + index)
    const payment_fields = Object.entries(fields).map((entry, at) => fieldOf(entry, at, id, String(fieldId++)))
    return { id, identifier, description, deprecated, ...times, payment_fields }
  })
})

/** The identifier of the template for transfers within one country. */
export function localIdentifier(countryCode: string): string {
  return `LOCAL_${countryCode}`
}

/** One template per country, so that the list of templates has several pages. */
function localTemplates(): Record<string, TemplateData> {
  const text = { nature: 'text', pattern: '^[^\\r\\n]{1,70}$' } as const
  const fields: TemplateData['fields'] = {
    amount: { nature: 'number', name: 'Amount', pattern: '^[0-9]{1,12}([.][0-9]{1,2})?$' },
    creditor_account: { ...text, name: 'Account of the payee', pattern: '^[A-Z0-9]{4,34}$', checksummable: true },
    creditor_name: { ...text, name: 'Name of the payee' },
    description: { ...text, name: 'Description', optional: true },
  }
  return Object.fromEntries(
    realCountries().map(({ code, name }) => [
      localIdentifier(code),
      { description: `Transfer within ${name}`, fields },
    ]),
  )
}

function fieldOf([name, data]: [string, FieldData], index: number, templateId: string, id: string): PaymentField {
  return {
    id,
    payment_template_id: templateId,
    name,
    english_name: data.name,
    localized_name: data.name,
    nature: data.nature,
    position: index + 1,
    checksummable: data.checksummable ?? false,
    optional: data.optional ?? false,
    extra: data.pattern === undefined ? {} : { validation_regexp: data.pattern },
    ...(data.options && { field_options: optionsOf(data.options, data.preselected ?? false) }),
    ...times,
  }
}

function optionsOf(options: Record<string, string>, preselected: boolean): PaymentField['field_options'] {
  return Object.entries(options).map(([option_value, english_name], index) => ({
    name: option_value.toLowerCase(),
    english_name,
    localized_name: english_name,
    option_value,
    selected: preselected && index === 0,
  }))
}
