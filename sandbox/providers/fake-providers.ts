import {
  loginAndPassword,
  optionalField,
  passwordField,
  selectField,
  textField,
  type SandboxProvider,
  newProvider,
} from './provider.ts'

/** The providers of the fake country: one for each behaviour. */
export function fakeProviders(): SandboxProvider[] {
  return [...plainOnes(), ...interactiveOnes(), ...otherModes(), ...unusualOnes()]
}

function plainOnes(): SandboxProvider[] {
  return [
    newProvider('989', 'fakebank_keyless_xf', 'Fake Bank without Keys', {
      identification_mode: 'client',
      has_keys: false,
      holdings: 'everyday',
    }),
    newProvider('990', 'fakebank_simple_xf', 'Fake Bank Simple'),
    newProvider('991', 'fakebank_select_xf', 'Fake Bank with Select Field', {
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
    newProvider('992', 'fakebank_interactive_xf', 'Fake Bank with SMS Code', {
      ...interactive,
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    newProvider('993', 'fakebank_interactive_select_xf', 'Fake Bank with Method Choice', {
      ...interactive,
      interactive_fields: [
        selectField(1, 'method', 'How to confirm', [
          ['by_sms', 'By SMS'],
          ['by_app', 'By application'],
        ]),
      ],
      interactive_html: '<p>Choose how you want to confirm that it is you.</p>',
    }),
    newProvider('994', 'fakebank_question_xf', 'Fake Bank with Written Question', {
      ...interactive,
      interactive_fields: [passwordField(1, 'answer', 'Answer')],
      interactive_html: '<p>How much is <em>three plus four</em>? Answer with a digit.</p>',
    }),
    newProvider('995', 'fakebank_approval_xf', 'Fake Bank with Approval', {
      ...interactive,
      interactive_html: '<p>Approve the sign-in on your phone, then go on. There is nothing to type.</p>',
    }),
  ]
}

function otherModes(): SandboxProvider[] {
  const oauth = { mode: 'oauth', required_fields: [], holdings: 'everyday' } as const
  return [
    newProvider('996', 'fakebank_oauth_xf', 'Fake Bank OAuth with Client Keys', {
      ...oauth,
      instruction: 'You are sent to the bank and back.',
      identification_mode: 'client',
      required_fields: [],
    }),
    newProvider('997', 'fakebank_oauth_nokeys_xf', 'Fake Bank OAuth without Keys', {
      ...oauth,
      identification_mode: 'client',
      has_keys: false,
      required_fields: [],
    }),
    newProvider('998', 'fakebank_file_xf', 'Fake Bank File Import', {
      mode: 'file',
      instruction: 'Upload a CSV or JSON file exported from your bank.',
      automatic_fetch: false,
      required_fields: [],
      holder_info: [],
    }),
    newProvider('999', 'fakebank_api_xf', 'Fake Bank API', {
      mode: 'api',
      holdings: 'business',
      required_fields: [textField(1, 'login', 'Customer number'), passwordField(2, 'password', 'Access key')],
    }),
  ]
}

function unusualOnes(): SandboxProvider[] {
  const unusual = { holdings: 'everyday' } as const
  return [
    newProvider('1000', 'fakebank_inactive_xf', 'Fake Bank Inactive', { ...unusual, status: 'inactive' }),
    newProvider('1001', 'fakebank_disabled_xf', 'Fake Bank Disabled', { ...unusual, status: 'disabled' }),
    newProvider('1002', 'fakebank_bare_xf', 'Fake Bank without Holder', { ...unusual, holder_info: [] }),
    newProvider('1003', 'fakebank_broken_xf', 'Fake Bank out of Order', { ...unusual, fails_with: 'ProviderError' }),
    newProvider('1004', 'fakebank_manual_xf', 'Fake Bank without Automatic Fetch', {
      ...unusual,
      automatic_fetch: false,
    }),
    newProvider('1005', 'fakebank_consent_xf', 'Fake Bank with Consent Limit', { ...unusual, max_consent_days: 90 }),
    newProvider('1006', 'fakebank_psd_xf', 'Fake Bank under the Payment Services Directive', {
      ...unusual,
      payment_services_directive: true,
      max_consent_days: 180,
      refresh_timeout: 5,
    }),
    newProvider('1007', 'fakebank_crypto_xf', 'Fake Crypto Exchange', {
      ...unusual,
      holdings: 'crypto',
      currency_code: 'USD',
    }),
  ]
}
