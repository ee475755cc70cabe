import { textField } from '../../providers/fields.ts'
import { newProvider } from '../../providers/new-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Named = Pick<SandboxProvider, 'code' | 'name'>

/** The payment providers of the fake country: one for each way a provider can be. */
export function fakePaymentProviders(): Array<Omit<PaymentProvider, 'id'>> {
  const sepa = { SEPA: [] }
  return [
    fake({ code: 'fakepay_plain_xf', name: 'Fake Pay' }, { ...sepa, FPS: [], SWIFT: [], SIMPLE: [], LEGACY: [] }),
    fake({ code: 'fakepay_simple_xf', name: 'Fake Pay Simple' }, { SIMPLE: [] }),
    fake({ code: 'fakepay_fps_xf', name: 'Fake Pay Pounds' }, { FPS: [] }),
    fake(
      { code: 'fakepay_demanding_xf', name: 'Fake Pay Demanding' },
      { SEPA: ['debtor_iban', 'debtor_name', 'end_to_end_id'], SWIFT: ['description'] },
    ),
    fake({ code: 'fakepay_interactive_xf', name: 'Fake Pay with SMS Code' }, sepa, {
      interactive: true,
      customer_notified_on_sign_in: true,
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    fake({ code: 'fakepay_oauth_xf', name: 'Fake Pay OAuth' }, sepa, {
      mode: 'oauth',
      identification_mode: 'client',
      instruction: 'You are sent to the bank and back.',
      required_fields: [],
    }),
    fake({ code: 'fakepay_keyless_xf', name: 'Fake Pay without Keys' }, sepa, {
      identification_mode: 'client',
      has_keys: false,
    }),
    fake({ code: 'fakepay_file_xf', name: 'Fake Pay by File' }, sepa, { mode: 'file' }),
    fake({ code: 'fakepay_inactive_xf', name: 'Fake Pay Inactive' }, sepa, { status: 'inactive' }),
    fake({ code: 'fakepay_disabled_xf', name: 'Fake Pay Disabled' }, sepa, { status: 'disabled' }),
    fake({ code: 'fakepay_broken_xf', name: 'Fake Pay out of Order' }, sepa, { fails_with: 'ProviderError' }),
  ]
}

function fake(
  named: Named,
  templates: PaymentProvider['templates'],
  rest: Partial<SandboxProvider> = {},
): Omit<PaymentProvider, 'id'> {
  return { ...newProvider({ id: '', ...named, mode: 'api', ...rest }), templates }
}
