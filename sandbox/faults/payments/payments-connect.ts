import type { Rules } from '../../world/rules.ts'
import { misread } from '../kit/misread-payments.ts'
import type { Fault } from '../kit/fault.ts'

/** Does without a field that must be there. */
function doWithout(rules: Rules, name: string): void {
  const { needed } = rules.payments
  rules.payments.needed = (one) => one !== name && needed(one)
}

/** A request to pay, broken in one way each. */
export const paymentsConnectFaults: Fault[] = [
  {
    id: 'pays-without-a-description',
    sentence: 'A payment without payee_description is accepted.',
    patch: (rules) => doWithout(rules, 'payee_description'),
  },
  {
    id: 'takes-a-blank-payee-description',
    sentence: 'An empty payee_description is accepted.',
    patch: (rules) =>
      misread(rules, (data) => (data.payee_description === '' ? { ...data, payee_description: '-' } : data)),
  },
  {
    id: 'reads-objects-as-text',
    sentence: 'An object is accepted as payee_description.',
    patch: (rules) =>
      misread(rules, (data) =>
        typeof data.payee_description === 'object' && data.payee_description !== null
          ? { ...data, payee_description: JSON.stringify(data.payee_description) }
          : data,
      ),
  },
  {
    id: 'takes-every-template-at-locked-providers',
    sentence: 'With disable_provider_search, every provider supports every template.',
    patch(rules) {
      const { asked, templateSupported } = rules.payments
      let locked = false
      rules.payments.asked = (data) => {
        locked = data.disable_provider_search === true
        return asked(data)
      }
      rules.payments.templateSupported = (...given) => locked || templateSupported(...given)
    },
  },
  {
    id: 'takes-one-template-everywhere',
    sentence: 'Every provider supports the SEPA template, even if it does not list it.',
    patch(rules) {
      const { templateSupported } = rules.payments
      rules.payments.templateSupported = (provider, identifier) =>
        identifier === 'SEPA' || templateSupported(provider, identifier)
    },
  },
  {
    id: 'passes-over-unknown-payment-providers',
    sentence: 'An unknown provider_code is ignored.',
    patch: (rules) =>
      misread(rules, (data) =>
        typeof data.provider_code === 'string' && rules.payments.provider(data.provider_code) === undefined
          ? { ...data, provider_code: undefined }
          : data,
      ),
  },
  {
    id: 'pays-by-disabled-providers',
    sentence: 'A disabled provider is accepted.',
    patch(rules) {
      const { providerRefusal } = rules.payments
      rules.payments.providerRefusal = (provider) =>
        provider.status === 'disabled' ? undefined : providerRefusal(provider)
    },
  },
]
