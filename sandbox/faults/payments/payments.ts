import type { Rules } from '../../world/rules.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Shape = Record<string, unknown>

/** Changes how every payment provider is written. */
function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentProvider } = rules.shape
  rules.shape.paymentProvider = (all, given) => change(paymentProvider(all, given))
}

/** What payment initiation shows of customers and providers, broken in one way each. */
export const paymentsFaults: Fault[] = [
  {
    id: 'numbers-payers',
    sentence: 'The id of a customer of payment initiation is a number.',
    patch: (rules) =>
      changeData(rules, 'customers/create', (data) => ({ ...(data as Shape), id: Number((data as Shape).id) })),
  },
  {
    id: 'gives-customers-of-payments-numbers-for-secrets',
    interfaces: ['payments-v1'],
    sentence: 'The secret of a new customer is a number.',
    patch: (rules) => changeData(rules, 'customers/create', (data) => ({ ...(data as Shape), secret: 4711 })),
  },
  {
    id: 'writes-whether-providers-are-interactive-as-words',
    interfaces: ['payments-v1'],
    sentence: 'interactive of a payment provider is the string yes or no.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({ ...written, interactive: written.interactive === true ? 'yes' : 'no' })),
  },
  {
    id: 'lists-providers-without-name',
    sentence: 'A payment provider has no name.',
    patch: (rules) => changeProvider(rules, ({ name: _name, ...rest }) => rest),
  },
  {
    id: 'identifies-payment-providers-as-operator',
    sentence: 'identification_mode of a payment provider is operator instead of platform.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        identification_mode: written.identification_mode === 'platform' ? 'operator' : written.identification_mode,
      })),
  },
  {
    id: 'names-a-template-that-is-none',
    sentence: 'A provider lists an unknown template.',
    patch: (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        payment_templates: [...(written.payment_templates as string[]), 'CARRIER_PIGEON'],
      })),
  },
  {
    id: 'lists-a-payment-provider-twice',
    sentence: 'Two payment providers have the same code.',
    patch: (rules) =>
      changeProvider(rules, (written) =>
        written.code === 'fakepay_fps_xf' ? { ...written, code: 'fakepay_simple_xf' } : written,
      ),
  },
  {
    id: 'shows-no-required-payment-fields',
    sentence: 'The detail of a payment provider has no required_payment_fields.',
    patch(rules) {
      const { paymentProviderDetail } = rules.shape
      rules.shape.paymentProviderDetail = (all, provider) => {
        const { required_payment_fields: _fields, ...rest } = paymentProviderDetail(all, provider)
        return rest
      }
    },
  },
  {
    id: 'requires-a-field-that-is-none',
    sentence: 'A provider requires a field that its template does not have.',
    patch(rules) {
      const { requiredPaymentFields } = rules.shape
      rules.shape.requiredPaymentFields = (all, provider) =>
        Object.fromEntries(
          Object.entries(requiredPaymentFields(all, provider)).map(([template, fields]) => [
            template,
            [...(fields as unknown[]), { name: 'shoe_size' }],
          ]),
        )
    },
  },
]
