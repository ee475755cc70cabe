import type { Sandbox } from '../world/sandbox.ts'
import type { Payment, PaymentStatus } from './store/payment.ts'
import { refusal } from '../basics/refusals.ts'
import type { PaymentProvider, PaymentField, PaymentTemplate } from './providers/payment-templates.ts'
import type { Fields } from '../basics/values.ts'

export function moveOn({ clock }: Sandbox, payment: Payment, status: PaymentStatus): void {
  payment.status = status
  payment.stages.push({ status, at: clock.nowIso() })
}

/** Makes the payment at the bank, after the user's last step. */
export function execute(sandbox: Sandbox, payment: Payment): void {
  moveOn(sandbox, payment, 'authorized')
  moveOn(sandbox, payment, 'executed')
}

/** Ends a payment as failed. */
export function fail(sandbox: Sandbox, payment: Payment, errorClass: string, message: string): void {
  payment.failErrorClass = errorClass
  payment.failMessage = message
  moveOn(sandbox, payment, 'failed')
}

interface Filled {
  template: PaymentTemplate
  /** Undefined until one is chosen. */
  provider: PaymentProvider | undefined
  attributes: Fields
}

/**
 * Checks payment_attributes against the fields of the template and those that the provider requires.
 * Source: Payment template; Payment provider, required_payment_fields; Errors.
 * @throws Refusal InvalidPaymentAttributes
 */
export function refuseWrongAttributes(sandbox: Sandbox, filled: Filled): void {
  const problem = wrongAttribute(sandbox, filled)
  if (problem !== undefined) throw refusal('attributes-valid', problem)
}

/** A sentence about the first wrong attribute; undefined when all are right. */
export function wrongAttribute(sandbox: Sandbox, { template, provider, attributes }: Filled): string | undefined {
  const rules = sandbox.rules.payments
  const known = new Set(template.payment_fields.map(({ name }) => name))
  const unknown = Object.keys(attributes).find((name) => !known.has(name) && rules.unknownAttributeRefused(name))
  if (unknown !== undefined) return `${template.identifier} has no field ${unknown}`
  const promoted = provider?.templates[template.identifier] ?? []
  return template.payment_fields
    .map((field) => wrongField(sandbox, field, attributes, rules.fieldRequired(field, promoted)))
    .find((problem) => problem !== undefined)
}

function wrongField(
  { rules: { payments: rules } }: Sandbox,
  field: PaymentField,
  attributes: Fields,
  required: boolean,
): string | undefined {
  const { name, nature } = field
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  if (rules.fieldLeftOut(value)) return required ? `${name} is required` : undefined
  if (nature === 'select') {
    return rules.isOption(value, field.field_options ?? []) ? undefined : `${name} must be one of its options`
  }
  if (!(nature === 'number' ? rules.isNumber(value) : typeof value === 'string')) return `${name} must be a ${nature}`
  const { validation_regexp: pattern } = field.extra
  if (pattern === undefined || rules.fitsRegexp(rules.textOf(value), pattern, value)) return undefined
  return `${name} must match ${pattern}`
}
