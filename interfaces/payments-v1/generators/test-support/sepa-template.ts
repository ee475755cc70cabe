import { templateIn } from '../../checks/payment-field.ts'

const field = (name: string, nature: string, more: object = {}) => ({ name, nature, optional: false, ...more })
const formed = (validation_regexp: string) => ({ extra: { validation_regexp } })

/** A template with a number, an option, texts of a form and without one, and one whose form cannot be run. */
export const sepaTemplate = templateIn({
  identifier: 'SEPA',
  payment_fields: [
    field('amount', 'number', formed('^[0-9]{1,3}([.][0-9]{1,2})?$')),
    field('creditor_iban', 'text', formed('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$')),
    field('mode', 'select', { field_options: [{ option_value: 'NORMAL' }, { option_value: 'INSTANT' }] }),
    field('shoe_lace', 'text', { optional: true, ...formed(String.raw`\Ax[0-9]{2}\z`) }),
    field('debtor_name', 'text', { optional: true }),
    field('odd', 'text', { optional: true, ...formed('a++') }),
  ],
})!

const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  amount: (value) => typeof value === 'number' && /^[0-9]{1,3}([.][0-9]{1,2})?$/.test(String(value)),
  mode: (value) => ['NORMAL', 'INSTANT'].includes(String(value)),
  shoe_lace: (value) => /^x[0-9]{2}$/.test(String(value)),
}

/** Whether each attribute is as its field allows, but for the fields that are overlooked. */
export function isRight(attributes: Readonly<Record<string, unknown>>, overlooked: readonly string[] = []): boolean {
  return Object.entries(attributes).every(
    ([name, value]) => overlooked.includes(name) || (rules[name]?.(value) ?? typeof value === 'string'),
  )
}
