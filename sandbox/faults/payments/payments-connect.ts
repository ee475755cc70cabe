import type { Rules } from '../../world/rules.ts'
import { changeData } from '../kit/change-data.ts'
import { misread, refuseWhere } from '../kit/misread-payments.ts'
import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

/** Does without a field that must be there. */
function doWithout(rules: Rules, name: string): void {
  const { needed } = rules.payments
  rules.payments.needed = (one) => one !== name && needed(one)
}

/** Sends another class in place of one. */
function swapClass(rules: Rules, from: string, to: string): void {
  const { classSent } = rules.errors
  rules.errors.classSent = (errorClass) => (errorClass === from ? to : classSent(errorClass))
}

/** A request to pay, broken in one way each. */
export const paymentsConnectFaults: Fault[] = [
  {
    id: 'begins-payments-without-address',
    sentence: 'The answer has url instead of connect_url.',
    patch: (rules) =>
      changeData(rules, 'payments/connect', (data) => {
        const { connect_url: url, ...rest } = data as Fields
        return { ...rest, url }
      }),
  },
  {
    id: 'sends-every-payer-to-one-page',
    sentence: 'Every payment request is answered with the session of the first.',
    patch(rules) {
      let first: unknown
      changeData(rules, 'payments/connect', (data) => (first ??= data))
    },
  },
  {
    id: 'sends-payers-to-a-path',
    sentence: 'connect_url is a path without a host.',
    patch(rules) {
      const { connectUrl } = rules.payments
      rules.payments.connectUrl = (_baseUrl, token) => connectUrl('', token)
    },
  },
  {
    id: 'begins-payments-that-are-over',
    sentence: 'expires_at of a new payment session is an hour ago.',
    patch(rules) {
      rules.payments.lifetimeSeconds = -3600
    },
  },
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
    id: 'has-customers-of-others-pay',
    sentence: 'A customer of another client is accepted.',
    interfaces: ['payments-v1'],
    patch(rules) {
      rules.access.ownCustomer = () => true
    },
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
    id: 'takes-every-template-everywhere',
    sentence: 'Every provider supports every template.',
    patch(rules) {
      rules.payments.templateSupported = () => true
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
    id: 'demands-a-provider',
    sentence: 'A payment without provider_code is refused.',
    patch: (rules) => refuseWhere(rules, (data) => (data.provider_code ?? null) === null),
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
    id: 'pays-without-provider-keys',
    sentence: 'A provider without provider keys is accepted.',
    patch(rules) {
      rules.payments.keyMissing = () => false
      rules.payments.templateSupported = () => true
    },
  },
  {
    id: 'pays-by-inactive-providers',
    sentence: 'An inactive provider is accepted.',
    patch(rules) {
      rules.payments.providerRefusal = () => undefined
    },
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
  {
    id: 'calls-a-disabled-provider-unknown',
    sentence: 'A disabled provider is refused with ProviderNotFound.',
    patch: (rules) => swapClass(rules, 'ProviderDisabled', 'ProviderNotFound'),
  },
  {
    id: 'lets-app-keys-pay',
    sentence: 'App keys can list the payment providers.',
    patch(rules) {
      const { appKeyMayCall } = rules.access
      rules.access.appKeyMayCall = (client, route) =>
        appKeyMayCall(client, route) || ('name' in route && route.name === 'payment-providers/list')
    },
  },
  {
    id: 'calls-app-keys-of-payers-unreadable',
    interfaces: ['payments-v1'],
    sentence: 'App keys are refused with WrongRequestFormat.',
    patch: (rules) => swapClass(rules, 'AppsRestricted', 'WrongRequestFormat'),
  },
]
