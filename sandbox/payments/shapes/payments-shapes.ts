import type { Shapes, ShapeWorld } from '../../shapes/shapes.ts'
import type { paymentsListsRules } from '../rules/payments-lists-rules.ts'
import type { PaymentSession } from '../store/payment.ts'
import type { PaymentProvider } from '../providers/payment-providers.ts'
import type { PaymentField, PaymentTemplate } from '../providers/payment-templates.ts'
import { type Fields, picked } from '../../basics/values.ts'

const ofProviders = `id code name mode status interactive instruction home_url forum_url logo_url country_code
  identification_mode payment_templates created_at updated_at`.split(/\s+/)

/** Source: Payment provider; Payment template; Payment initiation, POST /payments/connect. */
export const paymentsShapes = () => ({
  paymentProvider: ({ payments }: PaymentRules, provider: PaymentProvider): Fields =>
    picked({ ...provider, payment_templates: payments.templatesOf(provider) }, ofProviders),

  /** Fields for credentials stand beside those for payments. A choice. */
  paymentProviderDetail: (rules: PaymentRules, provider: PaymentProvider): Fields => ({
    ...rules.shape.paymentProvider(rules, provider),
    required_payment_fields: rules.shape.requiredPaymentFields(rules, provider),
    required_fields: provider.required_fields.map((field) => rules.shape.field(rules, field)),
    interactive_fields: provider.interactive_fields.map((field) => rules.shape.field(rules, field)),
  }),

  /** By template identifier, the fields that this provider requires. The form is a choice. */
  requiredPaymentFields: (rules: PaymentRules, provider: PaymentProvider): Fields =>
    Object.fromEntries(
      rules.payments.templatesOf(provider).map((identifier) => {
        const promoted = provider.templates[identifier] ?? []
        const required = (rules.payments.template(identifier)?.payment_fields ?? [])
          .filter((field) => !field.optional || promoted.includes(field.name))
          .map((field) => rules.shape.paymentField(rules, { ...field, optional: false }))
        return [identifier, required]
      }),
    ),

  /** A template in the list, which names the first provider that supports it. */
  paymentTemplateRow(rules: PaymentRules, template: PaymentTemplate): Fields {
    const { payment_fields, ...rest } = rules.shape.paymentTemplate(rules, template)
    const provider = rules.payments.providers().find(({ templates }) => template.identifier in templates)
    return { ...rest, provider_id: provider === undefined ? null : Number(provider.id), payment_fields }
  },

  paymentTemplate: (rules: PaymentRules, template: PaymentTemplate): Fields => ({
    ...template,
    payment_fields: template.payment_fields.map((field) => rules.shape.paymentField(rules, field)),
  }),

  paymentField: (rules: PaymentRules, field: PaymentField): Fields => ({
    ...field,
    ...(field.field_options && {
      field_options: field.field_options.map((option) => rules.shape.fieldOption(option)),
    }),
  }),

  paymentSession: ({ token, expiresAt }: PaymentSession, sandbox: ShapeWorld): Fields => ({
    expires_at: expiresAt.toISOString(),
    connect_url: sandbox.rules.payments.connectUrl(sandbox.baseUrl, token),
  }),
})

/** The part of the rules that payment shapes call; all of `Rules` fits. */
export interface PaymentRules {
  payments: ReturnType<typeof paymentsListsRules>
  shape: Shapes & ReturnType<typeof paymentsShapes>
}
