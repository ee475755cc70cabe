import { newProvider, textField, type SandboxProvider } from '../../providers/provider.ts'
import { realCountries } from '../../reference/lists.ts'
import {
  readTemplates,
  localIdentifier,
  type PaymentProvider,
  type PaymentTemplate,
} from '../providers/payment-templates.ts'
import type { Client } from '../../store/entities.ts'

/** The banks of every country, by the last part of their code. */
const banks: ReadonlyArray<readonly [suffix: string, name: string, templates: PaymentProvider['templates']]> = [
  ['first', 'First Bank', { SEPA: [] }],
  ['post', 'Post Bank', { SWIFT: [] }],
  ['savings', 'Savings Bank', {}],
]

/** Ids need not begin at 1. */
const firstProviderId = 985

let providers: readonly PaymentProvider[] | undefined

let templates: readonly PaymentTemplate[] | undefined

/** Which providers and templates clients see. Source: Payment initiation; Payment provider; Payment template. */
export const paymentsListsRules = () => ({
  /** Ascending by id. */
  providers: (): readonly PaymentProvider[] => paymentProviders(),
  provider: (code: string): PaymentProvider | undefined => paymentProviders().find((one) => one.code === code),

  /** Fake providers are visible to test and pending clients, without asking for them. A choice. */
  providerVisible: (provider: { fake: boolean }, client: Client): boolean =>
    !provider.fake || client.status === 'test' || client.status === 'pending',

  /** Ascending by id. */
  templates: (): readonly PaymentTemplate[] => paymentTemplates(),
  template: (identifier: string): PaymentTemplate | undefined =>
    paymentTemplates().find((one) => one.identifier === identifier),

  /** The templates that a provider lists; one without keys supports none. Source: What the service does. */
  templatesOf: ({ has_keys, templates }: PaymentProvider): string[] => (has_keys ? Object.keys(templates) : []),
})

function paymentProviders(): readonly PaymentProvider[] {
  providers ??= [...fakePaymentProviders(), ...countryPaymentProviders()].map((provider, index) => ({
    ...provider,
    id: String(firstProviderId + index),
  }))
  return providers
}

function paymentTemplates(): readonly PaymentTemplate[] {
  templates ??= readTemplates()
  return templates
}

/** Three invented banks in each country, so that the list of providers has several pages. */
function countryPaymentProviders(): Array<Omit<PaymentProvider, 'id'>> {
  return realCountries().flatMap((country) =>
    banks.map(([suffix, name, templates]) => ({
      ...newProvider('', `sandboxpay_${suffix}_${country.code.toLowerCase()}`, `${name} (${country.name})`, {
        country_code: country.code,
        mode: 'api',
      }),
      templates: { ...templates, [localIdentifier(country.code)]: suffix === 'savings' ? ['description'] : [] },
    })),
  )
}

/** The payment providers of the fake country: one for each behaviour. */
function fakePaymentProviders(): Array<Omit<PaymentProvider, 'id'>> {
  const sepa = { SEPA: [] }
  return [
    fake('fakepay_plain_xf', 'Fake Pay', { ...sepa, FPS: [], SWIFT: [], SIMPLE: [], LEGACY: [] }),
    fake('fakepay_simple_xf', 'Fake Pay Simple', { SIMPLE: [] }),
    fake('fakepay_fps_xf', 'Fake Pay Fast', { FPS: [], SEPA_INSTANT: [] }),
    fake('fakepay_demanding_xf', 'Fake Pay Demanding', {
      SEPA: ['debtor_iban', 'debtor_name', 'end_to_end_id'],
      SWIFT: ['description'],
    }),
    fake('fakepay_interactive_xf', 'Fake Pay with SMS Code', sepa, {
      interactive: true,
      customer_notified_on_sign_in: true,
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    fake('fakepay_oauth_xf', 'Fake Pay OAuth', sepa, {
      mode: 'oauth',
      identification_mode: 'client',
      instruction: 'You are sent to the bank and back.',
      required_fields: [],
    }),
    fake('fakepay_keyless_xf', 'Fake Pay without Keys', sepa, { identification_mode: 'client', has_keys: false }),
    fake('fakepay_file_xf', 'Fake Pay by File', sepa, { mode: 'file' }),
    fake('fakepay_inactive_xf', 'Fake Pay Inactive', sepa, { status: 'inactive' }),
    fake('fakepay_disabled_xf', 'Fake Pay Disabled', sepa, { status: 'disabled' }),
    fake('fakepay_broken_xf', 'Fake Pay out of Order', sepa, { fails_with: 'ProviderError' }),
  ]
}

function fake(
  code: string,
  name: string,
  templates: PaymentProvider['templates'],
  rest: Partial<SandboxProvider> = {},
): Omit<PaymentProvider, 'id'> {
  return { ...newProvider('', code, name, { mode: 'api', ...rest }), templates }
}
