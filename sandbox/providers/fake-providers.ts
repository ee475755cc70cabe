import { loginAndPassword, optionalField, passwordField, selectField, textField } from './fields.ts'
import { newProvider } from './new-provider.ts'
import type { SandboxProvider } from './provider.ts'

/** The providers of the fake country: one for each way a provider can be. */
export function fakeProviders(): SandboxProvider[] {
  return [...plainOnes(), ...interactiveOnes(), ...otherModes(), ...unusualOnes()]
}

function plainOnes(): SandboxProvider[] {
  return [
    newProvider({
      id: '989',
      code: 'fakebank_keyless_xf',
      name: 'Fake Bank without Keys',
      identification_mode: 'client',
      has_keys: false,
      holdings: 'everyday',
    }),
    newProvider({ id: '990', code: 'fakebank_simple_xf', name: 'Fake Bank Simple' }),
    newProvider({
      id: '991',
      code: 'fakebank_select_xf',
      name: 'Fake Bank with Select Field',
      holdings: 'everyday',
      holder_info: ['names', 'emails'],
      max_consent_days: 90,
      required_fields: [
        ...loginAndPassword(),
        selectField(3, 'branch', 'Branch', [
          ['north', 'North Branch'],
          ['south', 'South Branch'],
          ['web_only', 'Internet Branch'],
        ]),
        optionalField(textField(4, 'nickname', 'Nickname')),
      ],
    }),
  ]
}

function interactiveOnes(): SandboxProvider[] {
  const interactive = { interactive: true, customer_notified_on_sign_in: true, holdings: 'cards' } as const
  return [
    newProvider({
      ...interactive,
      id: '992',
      code: 'fakebank_interactive_xf',
      name: 'Fake Bank with SMS Code',
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    newProvider({
      ...interactive,
      id: '993',
      code: 'fakebank_interactive_select_xf',
      name: 'Fake Bank with Method Choice',
      interactive_fields: [
        selectField(1, 'method', 'How to confirm', [
          ['by_sms', 'By SMS'],
          ['by_app', 'By application'],
        ]),
      ],
      interactive_html: '<p>Choose how you want to confirm that it is you.</p>',
    }),
    newProvider({
      ...interactive,
      id: '994',
      code: 'fakebank_question_xf',
      name: 'Fake Bank with Written Question',
      interactive_fields: [passwordField(1, 'answer', 'Answer')],
      interactive_html: '<p>How much is <em>three plus four</em>? Answer with a digit.</p>',
    }),
    newProvider({
      ...interactive,
      id: '995',
      code: 'fakebank_approval_xf',
      name: 'Fake Bank with Approval',
      interactive_html: '<p>Approve the sign-in on your phone, then go on. There is nothing to type.</p>',
    }),
  ]
}

function otherModes(): SandboxProvider[] {
  const oauth = { mode: 'oauth', required_fields: [], holdings: 'everyday' } as const
  return [
    newProvider({
      ...oauth,
      id: '996',
      code: 'fakebank_oauth_xf',
      name: 'Fake Bank OAuth with Client Keys',
      instruction: 'You are sent to the bank and back.',
      identification_mode: 'client',
      required_fields: [],
    }),
    newProvider({
      ...oauth,
      id: '997',
      code: 'fakebank_oauth_nokeys_xf',
      name: 'Fake Bank OAuth without Keys',
      identification_mode: 'client',
      has_keys: false,
      required_fields: [],
    }),
    newProvider({
      id: '998',
      code: 'fakebank_file_xf',
      name: 'Fake Bank File Import',
      mode: 'file',
      instruction: 'Upload a CSV or JSON file exported from your bank.',
      automatic_fetch: false,
      required_fields: [],
      holder_info: [],
    }),
    newProvider({
      id: '999',
      code: 'fakebank_api_xf',
      name: 'Fake Bank API',
      mode: 'api',
      holdings: 'business',
      required_fields: [textField(1, 'login', 'Customer number'), passwordField(2, 'password', 'Access key')],
    }),
  ]
}

function unusualOnes(): SandboxProvider[] {
  const unusual = { holdings: 'everyday' } as const
  return [
    newProvider({
      ...unusual,
      id: '1000',
      code: 'fakebank_inactive_xf',
      name: 'Fake Bank Inactive',
      status: 'inactive',
    }),
    newProvider({
      ...unusual,
      id: '1001',
      code: 'fakebank_disabled_xf',
      name: 'Fake Bank Disabled',
      status: 'disabled',
    }),
    newProvider({
      ...unusual,
      id: '1002',
      code: 'fakebank_bare_xf',
      name: 'Fake Bank without Holder',
      holder_info: [],
    }),
    newProvider({
      ...unusual,
      id: '1003',
      code: 'fakebank_broken_xf',
      name: 'Fake Bank out of Order',
      fails_with: 'ProviderError',
    }),
    newProvider({
      ...unusual,
      id: '1004',
      code: 'fakebank_manual_xf',
      name: 'Fake Bank without Automatic Fetch',
      automatic_fetch: false,
    }),
    newProvider({
      ...unusual,
      id: '1005',
      code: 'fakebank_consent_xf',
      name: 'Fake Bank with Consent Limit',
      max_consent_days: 90,
    }),
    newProvider({
      ...unusual,
      id: '1006',
      code: 'fakebank_psd_xf',
      name: 'Fake Bank under the Payment Services Directive',
      payment_services_directive: true,
      max_consent_days: 180,
      refresh_timeout: 5,
    }),
    newProvider({
      ...unusual,
      id: '1007',
      code: 'fakebank_crypto_xf',
      name: 'Fake Crypto Exchange',
      holdings: 'crypto',
      currency_code: 'USD',
    }),
  ]
}
