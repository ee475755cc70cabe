import { loginAndPassword, type SandboxProvider } from './provider.ts'

const address = 'https://banks.example'

/** A one-step provider of the fake country and of mode web, with the fields in `changed`. */
export function newProvider(
  id: string,
  code: string,
  name: string,
  changed: Partial<SandboxProvider> = {},
): SandboxProvider {
  return {
    id,
    code,
    name,
    mode: 'web',
    status: 'active',
    automatic_fetch: true,
    customer_notified_on_sign_in: false,
    interactive: false,
    identification_mode: 'platform',
    instruction: `Type the login and the password that you use at ${name}.`,
    home_url: `${address}/${code}`,
    login_url: `${address}/${code}/sign-in`,
    forum_url: `${address}/${code}/forum`,
    logo_url: `${address}/logos/${code}.svg`,
    country_code: 'XF',
    refresh_timeout: 60,
    holder_info: ['names', 'emails', 'phone_numbers'],
    max_consent_days: null,
    created_at: '2024-02-01T08:00:00Z',
    updated_at: '2026-03-17T14:30:00Z',
    required_fields: loginAndPassword(),
    interactive_fields: [],
    fake: changed.country_code === undefined,
    sandbox: false,
    has_keys: true,
    payment_services_directive: false,
    interactive_html: null,
    holdings: 'complete',
    currency_code: 'EUR',
    fails_with: null,
    ...changed,
  }
}
