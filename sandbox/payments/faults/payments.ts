import type { PaymentRules } from '../shapes/payments-shapes.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { type Patch, type Fields, changeAnswers, changeShape, wrapRule } from '../../faults/kit/change.ts'

/** Changes the fields of the SEPA template. */
function changeSepa(change: (field: Fields) => Fields[]): Patch {
  return changeShape('paymentTemplate', ({ payment_fields: fields, ...written }) => ({
    payment_fields: written['identifier'] === 'SEPA' ? (fields as Fields[]).flatMap(change) : fields,
  }))
}

/** Changes the fields that a provider requires in each template. */
function changeRequired(change: (fields: Fields[], template: string, rules: PaymentRules) => Fields[]): Patch {
  return changeShape('requiredPaymentFields', (required, rules) =>
    Object.fromEntries(
      Object.entries(required).map(([template, fields]) => [template, change(fields as Fields[], template, rules)]),
    ),
  )
}

export const faults = faultsNamed({
  'hides-what-providers-demand': {
    sentence: 'required_payment_fields has no field that is optional in the template, though the provider demands it.',
    patch: changeRequired((fields, template, { payments }) => {
      const known = payments.template(template)?.payment_fields ?? []
      return fields.filter(({ name }) => !known.find((one) => one.name === name)?.optional)
    }),
  },
  'shows-what-any-provider-demands-at-each': {
    sentence: 'required_payment_fields shows at each provider what any provider demands in that template.',
    patch({ shape }) {
      const { requiredPaymentFields } = shape
      shape.requiredPaymentFields = (rules, provider) => {
        const all = rules.payments.providers()
        const demands = (template: string) => all.flatMap(({ templates }) => templates[template] ?? [])
        const templates = Object.keys(provider.templates).map((one) => [one, demands(one)])
        return requiredPaymentFields(rules, { ...provider, templates: Object.fromEntries(templates) })
      }
    },
  },
  'names-the-last-template-as-the-next': {
    sentence: 'next_id of the list of templates is the last row of the page, so the next page repeats it.',
    patch: changeAnswers({ route: 'payment-templates/list' }, (_answer, { data, meta }) => {
      if (typeof meta?.['next_page'] !== 'string') return {}
      const last = String((data as Fields[]).at(-1)?.['id'])
      const next_page = meta['next_page'].replace(`from_id=${String(meta['next_id'])}`, `from_id=${last}`)
      return { json: { data, meta: { ...meta, next_id: last, next_page } } }
    }),
  },
  'shows-a-field-twice': changeSepa((field) => (field['name'] === 'amount' ? [field, field] : [field])),
  // Wrong after another payment of the customer, after a failed one or after a refused request.
  'pays-two-pages-as-one': {
    sentence: 'A page on which a customer pays what it paid before makes no payment of its own.',
    patch: wrapRule('payments.goesOnWith', (_rule, { customerId, order }, before) =>
      before.find(
        (one) =>
          one.customerId === customerId &&
          one.status === 'executed' &&
          JSON.stringify(one.attributes) === JSON.stringify(order.attributes),
      ),
    ),
  },
  'fails-what-follows-a-failed-payment': {
    sentence: 'A page of a customer of whom a payment failed shows that payment in place of a new one.',
    patch: wrapRule('payments.goesOnWith', (_rule, { customerId }, before) =>
      before.find((one) => one.customerId === customerId && one.status === 'failed'),
    ),
  },
  'makes-one-payment-for-two-clients': {
    sentence: 'What a customer of another client pays is taken for what was paid before.',
    patch: wrapRule('payments.goesOnWith', (_rule, { clientId }, before) =>
      before.find((one) => one.clientId !== clientId),
    ),
  },
})
