import { textField } from '../../providers/fields.ts'
import { newProvider } from '../../providers/new-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The payment providers of the fake country: one for each behaviour. */
export function fakePaymentProviders(): Array<Omit<PaymentProvider, 'id'>> {
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
    fake('fakepay_keyless_xf', 'Fake Pay without Keys', sepa, {
      identification_mode: 'client',
      has_keys: false,
    }),
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
