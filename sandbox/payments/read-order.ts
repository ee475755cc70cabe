import type { Call } from '../serving/call.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
import { type Fields, isObject } from '../basics/values.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { isAbsent, readFlag, readReturnTo } from '../serving/hear.ts'
import type { Client } from '../store/entities.ts'
import type { PaymentProvider } from './providers/payment-providers.ts'
import type { PaymentTemplate, PaymentField } from './providers/payment-templates.ts'
import type { PaymentOrder } from './store/payment.ts'

/**
 * Reads the body of a connect request but for its customer.
 * Source: Payment initiation, pay with connect body; Errors.
 * @throws Refusal of the class of the first thing that is wrong
 */
export function readOrder(call: Pick<Call, 'sandbox' | 'client'>, data: Fields): PaymentOrder {
  const { sandbox, client } = call
  const rules = sandbox.rules.payments
  const template = rules.template(needText(sandbox, data, 'template_identifier'))
  if (!template) throw refusal('template-named')
  const attributes = readAttributes(sandbox, data.payment_attributes)
  const payeeDescription = needText(sandbox, data, 'payee_description')
  const code = readText(data, 'provider_code')
  const provider = code === undefined ? undefined : choosePaymentProvider(sandbox, client, template, code)
  const order: PaymentOrder = {
    template,
    attributes,
    payeeDescription,
    providerCode: provider?.code,
    returnTo: readReturnTo(sandbox, data.return_to),
    showConsentConfirmation: readFlag(sandbox, data, 'show_consent_confirmation', true),
    disableProviderSearch: readFlag(sandbox, data, 'disable_provider_search', false),
    postsMessages: readCallbackType(sandbox, data.javascript_callback_type),
  }
  const problem = wrongAttribute(sandbox, { template, provider, attributes })
  if (problem !== undefined) throw refusal('attributes-valid', problem)
  return order
}

/** @throws Refusal WrongRequestFormat, InvalidPaymentAttributes */
function readAttributes({ rules }: Sandbox, value: unknown): Fields {
  if (isAbsent(value) && rules.payments.needed('payment_attributes')) throw refusal('payment-attributes-sent')
  const attributes = value ?? {}
  if (!isObject(attributes)) throw refusal('attributes-object')
  return attributes
}

/**
 * A required text; white space alone does not count.
 * @throws Refusal WrongRequestFormat
 */
function needText({ rules: { payments } }: Sandbox, data: Fields, name: string): string {
  const text = readText(data, name)
  if (text !== undefined && text.trim() !== '') return text
  if (!payments.needed(name)) return ''
  throw refusal('required', name)
}

/** @throws Refusal WrongRequestFormat when it is no text */
function readText(data: Fields, name: string): string | undefined {
  const value = data[name]
  if (isAbsent(value)) return undefined
  if (typeof value === 'string') return value
  throw refusal('text', name)
}

/** @throws Refusal WrongRequestFormat */
function readCallbackType({ rules }: Sandbox, value: unknown): boolean {
  if (isAbsent(value)) return false
  if (rules.payments.callbackTypeKnown(value)) return true
  throw refusal('word-listed', 'javascript_callback_type', 'post_message')
}

/**
 * The provider with this code, if it can make payments with the template.
 * Source: Pay with connect body, provider_code; Errors.
 * @throws Refusal ProviderNotFound, ProviderInactive, ProviderDisabled, WrongProviderMode, ProviderKeyFound,
 * PaymentTemplateNotSupported
 */
function choosePaymentProvider(
  sandbox: Sandbox,
  client: Client,
  { identifier }: Pick<PaymentTemplate, 'identifier'>,
  code: string,
): PaymentProvider {
  const rules = sandbox.rules.payments
  const provider = rules.provider(code)
  if (!provider || !rules.providerVisible(provider, client)) throw refusal('provider-known')
  const refused = rules.providerRefusal(provider)
  if (refused !== undefined) throw refusalAs(refused, 'provider-open', provider.status)
  if (!rules.modeSupported(provider)) throw refusal('provider-pays', provider.mode)
  if (rules.keyMissing(provider)) throw refusal('provider-keys')
  if (!rules.templateSupported(provider, identifier)) throw refusal('template-supported', identifier)
  return provider
}

interface Filled {
  template: PaymentTemplate
  /** Undefined until one is chosen. */
  provider: PaymentProvider | undefined
  attributes: Fields
}

/**
 * A sentence about the first attribute that does not fit the fields of the template, and those that the provider
 * requires; undefined when all are right.
 * Source: Payment template; Payment provider, required_payment_fields; Errors.
 */
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
  if (!(nature === 'number' ? rules.isNumber(value) : rules.isText(value))) return `${name} must be a ${nature}`
  const { validation_regexp: pattern } = field.extra
  if (pattern === undefined || rules.fitsRegexp(String(value), pattern, value)) return undefined
  return `${name} must match ${pattern}`
}
