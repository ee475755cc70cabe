import { fileURLToPath } from 'node:url'
import type { ClientPurpose, RunningSandbox } from './start.ts'
import type { SeededLogin } from './seed-logins.ts'
import { offersOf } from '../control/routes.ts'
import { openFinanceSection } from '../open-finance/server/open-finance-section.ts'
import { paymentProvidersSection } from '../payments/server/payment-providers-section.ts'
import type { Client } from '../store/entities.ts'
import { specialLogins } from '../providers/credentials.ts'
import { addressOf, routesOf } from './routes.ts'
import { sampleFile } from './sample-file.ts'

/** The profile of a running sandbox, in the field names of a profile file. */
export function profileOf(running: RunningSandbox): object {
  const { sandbox, baseUrl, secondAddress, clients, logins, customers, openFinance } = running
  const { settings } = sandbox
  // The registered address, else a free port to register through the control port.
  const callbackUrl = settings.callbackUrl ?? (settings.control ? 'http://127.0.0.1:0' : undefined)
  return {
    target: {
      name: 'Embedded sandbox',
      base_url: baseUrl,
      ...(settings.publicUrl !== undefined && { public_url: settings.publicUrl }),
      interfaces: [
        'ais-v3',
        'ais-v4',
        'ais-v5',
        'ais-v6',
        'enrichment-v5',
        'payments-v1',
        'partners-v1',
        ...(openFinance ? ['open-finance-v2'] : []),
      ],
    },
    clients: (Object.keys(clients) as ClientPurpose[]).map((purpose) => {
      const { client, privateKey } = clients[purpose]
      const { status, key_type, app_id, secret, client_id, v3_secret } = client
      const v3 = { client_id, [`${key_type}_secret`]: v3_secret }
      const key = privateKey && { private_key: privateKey }
      const withheld = withheldFrom(client, sandbox)
      const barred = withheld.length > 0 && { no_access_to: withheld }
      const readyCustomers = customers[purpose]?.map(({ id }) => ({ customer_id: id }))
      const optional = { ...key, ...barred, ...(readyCustomers && { customers: readyCustomers }) }
      return { purpose, status, key_type, app_id, secret, v3, ...optional }
    }),
    providers: providersOf(baseUrl),
    data: {
      large_login: readyLogin(logins.large),
      oauth_login: { ...readyLogin(logins.oauth), query_string: 'code=sandbox-approved&state=profile' },
      v6_bodies: { connect: { data: { customer_id: '{customer_id}', provider_code: '{provider_code}' } } },
      v6_large_connection: readyConnection(logins.many),
      v6_keyless_connection: readyConnection(logins.keyless),
      large_lead: readyConnection(logins.large),
      payment_providers: paymentProvidersSection(),
      home_url: sandbox.rules.payments.homeUrl(baseUrl),
    },
    capabilities: {
      encrypted_credentials: { public_key: settings.credentialKeys.publicKey, version: settings.credentialVersion },
      holder_info: clients.main.client.holderInfo,
      custom_categories: clients.main.client.customCategories,
      login_limit: clients.pending.client.loginLimit,
      ...crowdsOf(clients),
      exceeding_limits: true,
      ...(secondAddress !== undefined && { second_address: secondAddress }),
      browser: 'bundled',
      hosted_flow: fileURLToPath(new URL('./hosted-flow.mjs', import.meta.url)),
    },
    ...(openFinance && { open_finance: openFinanceSection(openFinance) }),
    ...(callbackUrl !== undefined && {
      callbacks: {
        listen: new URL(callbackUrl).host,
        public_url: callbackUrl,
        // Callbacks are sent immediately, but a busy machine may delay them by seconds.
        timeout_seconds: 5,
        public_key: settings.credentialKeys.publicKey,
      },
    }),
    pacing: {
      requests_per_second: null,
      concurrent_requests: 4,
      timeout_seconds: 30,
      fetch_timeout_seconds: 60,
    },
    ...(settings.control && {
      control: { base_url: `${baseUrl}/control`, token: settings.controlToken, offers: offersOf(sandbox) },
    }),
  }
}

/** The limits of concurrent work, each with a client that has one. */
function crowdsOf({ unencrypted, unenriched }: RunningSandbox['clients']): object {
  const { loginsAtOnce: logins } = unencrypted.client
  const { connects } = unenriched.client
  return {
    ...(logins !== undefined && { logins_at_once: { client: 'unencrypted', logins } }),
    ...(connects && { connects_from_one_address: { client: 'unenriched', ...connects } }),
  }
}

/** The routes that a client may not call, with parameters in braces. */
function withheldFrom({ noAccessTo }: Client, { rules }: RunningSandbox['sandbox']): string[] {
  return Object.values(rules.versions).flatMap((version) =>
    routesOf(version)
      .filter(({ name }) => noAccessTo.includes(name))
      .map((route) => `${route.method} ${addressOf(route, version).replaceAll(/:(\w+)/g, '{$1}')}`),
  )
}

function readyConnection({ customer, login }: SeededLogin): object {
  return { customer_id: customer.id, connection_id: login.id }
}

export function readyLogin({ customer, login }: SeededLogin): Record<string, string> {
  return {
    customer_id: customer.id,
    customer_secret: customer.secret,
    login_id: login.id,
    login_secret: login.secret,
  }
}

/** The providers of a profile, one for each purpose, with credentials. */
export function providersOf(baseUrl: string): object[] {
  const fake = { country_code: 'XF', fake: true }
  const credentials = {
    succeed: { login: 'username', password: 'secret' },
    fail: { login: 'username', password: 'wrong' },
    other: { login: 'customer-two', password: 'secret' },
  }
  const failing = Object.fromEntries(
    [...specialLogins].flatMap(([login, failure]) =>
      failure === null ? [] : [[failure, { login, password: 'secret' }]],
    ),
  )
  const select = {
    succeed: { ...credentials.succeed, branch: 'north' },
    fail: { ...credentials.fail, branch: 'north' },
    other: { ...credentials.other, branch: 'south' },
  }
  const sms = { succeed: { sms: '123456' }, fail: { sms: '000000' } }
  return [
    { purpose: 'plain', code: 'fakebank_simple_xf', ...fake, credentials: { ...credentials, failing } },
    { purpose: 'interactive', code: 'fakebank_interactive_xf', ...fake, credentials, interactive_credentials: sms },
    { purpose: 'approval', code: 'fakebank_approval_xf', ...fake, credentials },
    { purpose: 'select', code: 'fakebank_select_xf', ...fake, credentials: select },
    { purpose: 'oauth', code: 'fakebank_oauth_xf', ...fake },
    {
      purpose: 'file',
      code: 'fakebank_file_xf',
      ...fake,
      file: {
        succeed: sampleFile.path,
        other: sampleFile.otherPath,
        url: `${baseUrl}${sampleFile.route}`,
        filler: '\n',
      },
    },
    { purpose: 'keyless', code: 'fakebank_keyless_xf', ...fake, credentials },
    { purpose: 'inactive', code: 'fakebank_inactive_xf', ...fake, credentials },
    { purpose: 'disabled', code: 'fakebank_disabled_xf', ...fake, credentials },
    { purpose: 'bare', code: 'fakebank_bare_xf', ...fake, credentials },
    { purpose: 'real', code: 'prairie_us', country_code: 'US', fake: false, credentials },
    { purpose: 'directive', code: 'fakebank_psd_xf', ...fake, credentials },
  ]
}
