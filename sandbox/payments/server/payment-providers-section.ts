/** The payment providers of a profile, one for each purpose. */
export function paymentProvidersSection(): object[] {
  const credentials = {
    succeed: { login: 'username', password: 'secret' },
    fail: { login: 'username', password: 'wrong' },
  }
  const sms = { succeed: { sms: '123456' }, fail: { sms: '000000' } }
  const template = 'SEPA'
  return [
    { purpose: 'plain', code: 'fakepay_plain_xf', template, credentials },
    { purpose: 'promoting', code: 'fakepay_demanding_xf', template, credentials },
    { purpose: 'keyless', code: 'fakepay_keyless_xf', template, credentials },
    { purpose: 'unsupported', code: 'fakepay_file_xf', template },
    { purpose: 'inactive', code: 'fakepay_inactive_xf', template, credentials },
    { purpose: 'disabled', code: 'fakepay_disabled_xf', template, credentials },
    { purpose: 'interactive', code: 'fakepay_interactive_xf', template, credentials, interactive_credentials: sms },
  ]
}
