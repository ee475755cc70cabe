import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { consentStates, otherSeals, otherWebsites } from '../open-finance-profile.ts'
import { scratchFolder } from '../../../core/test-support/scratch-folder.ts'

/** A new key pair in PEM, for a whole test file. */
export function keyPair(modulusLength = 2048): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

export const shortPair = keyPair(1024)

/** A fixed key pair in PEM, where only the form matters. It saves the time of generation. */
export function fixedKeyPair(): { privateKey: string; publicKey: string } {
  const file = new URL('../../client/vectors/rsa-sha256.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as { privateKey: string; publicKey: string }
}

export function certifiedPair(): { certificate: string; key: string } {
  const vector = (file: string) => readFileSync(new URL(`../../signing/vectors/${file}`, import.meta.url), 'utf8')
  return { certificate: vector('seal.pem'), key: vector('seal.key') }
}

/** A new folder with the files of `fullProfile`. */
export function profileFolder(keys: { privateKey: string; publicKey: string }): string {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'main.pem'), keys.privateKey)
  writeFileSync(join(folder, 'public.pem'), keys.publicKey)
  writeFileSync(join(folder, 'statement.csv'), 'made_on,amount\n')
  writeFileSync(join(folder, 'hosted-flow.mjs'), 'export const complete = async () => ({})\n')
  const { certificate, key } = certifiedPair()
  writeFileSync(join(folder, 'certified.pem'), certificate)
  writeFileSync(join(folder, 'certified.key'), key)
  return folder
}

const pairOfFiles = () => ({ certificate_file: 'certified.pem', key_file: 'certified.key' })
const client = (purpose: string, rest: object = {}) => ({
  purpose,
  app_id: `id-${purpose}`,
  secret: `CANARY-secret-${purpose}`,
  ...rest,
})
const credentials = (owner: string) => ({
  succeed: { login: `CANARY-login-${owner}`, password: `CANARY-pass-${owner}` },
  fail: { login: `CANARY-badlogin-${owner}`, password: `CANARY-badpass-${owner}` },
})
const ready = (owner: string) => ({
  customer_id: '11',
  customer_secret: `CANARY-customer-${owner}`,
  login_id: '21',
  login_secret: `CANARY-loginsecret-${owner}`,
})
const provider = (purpose: string, rest: object = {}) => ({
  purpose,
  code: `${purpose}_xf`,
  country_code: 'XF',
  ...rest,
})

/** A profile with a value in every field. Every secret begins with CANARY. */
export function fullProfile(privateKey: string): Record<string, unknown> {
  return {
    target: {
      name: 'Candidate',
      base_url: 'https://bank.example/prefix/',
      public_url: 'https://public.example',
      interfaces: ['ais-v4'],
    },
    clients: [
      client('main', {
        status: 'test',
        key_type: 'service',
        private_key_file: 'main.pem',
        v3: { client_id: 'id3-main', service_secret: 'CANARY-service-main' },
      }),
      client('second'),
      client('live', { private_key: privateKey }),
      client('app'),
      client('pending'),
      client('disabled'),
      client('restricted'),
      client('keyless'),
      client('unenriched', { no_access_to: ['GET /api/v4/assets'] }),
      client('unencrypted'),
      client('unscoped'),
      client('deactivated'),
      client('clientless'),
      client('weak', { private_key: shortPair.privateKey }),
      client('uncertified'),
    ],
    providers: [
      provider('plain', {
        fake: true,
        credentials: {
          ...credentials('plain'),
          other: { login: 'CANARY-other', password: 'CANARY-otherpass' },
          failing: { ProviderError: { login: 'CANARY-failing', password: 'CANARY-failingpass' } },
        },
      }),
      provider('interactive', {
        credentials: credentials('interactive'),
        interactive_credentials: { succeed: { sms: 'CANARY-sms' }, fail: { sms: 'CANARY-badsms' } },
      }),
      provider('select', { credentials: credentials('select') }),
      provider('oauth'),
      provider('file', { file: { succeed: 'statement.csv', url: 'https://files.example/statement.csv' } }),
      provider('inactive'),
      provider('disabled'),
      provider('bare', { credentials: credentials('bare') }),
      provider('keyless'),
      provider('directive', { credentials: credentials('directive') }),
      provider('real', { country_code: 'US', credentials: credentials('real') }),
      provider('approval', { credentials: credentials('approval') }),
    ],
    data: {
      large_login: ready('large'),
      oauth_login: { ...ready('oauth'), query_string: 'code=CANARY-code&state=CANARY%20state' },
      v6_connection: { customer_id: '31', connection_id: '41' },
      v6_large_connection: { customer_id: '32', connection_id: '42' },
      v6_keyless_connection: { customer_id: '35', connection_id: '45' },
      lead: { customer_id: '33', connection_id: '43' },
      payment_providers: [
        { purpose: 'keyless', code: 'pay_keyless_xf' },
        { purpose: 'unsupported', code: 'pay_file_xf' },
      ],
      large_lead: { customer_id: '34', connection_id: '44' },
      home_url: 'https://client.example/',
      v6_bodies: { reconnect: { data: { id: '{connection_id}', credentials: { pin: 'CANARY-pin' } } } },
    },
    capabilities: {
      encrypted_credentials: { public_key_file: 'public.pem', version: '1' },
      holder_info: true,
      custom_categories: true,
      login_limit: 20,
      logins_at_once: { client: 'second', logins: 4 },
      connects_from_one_address: { requests: 10, seconds: 60 },
      exceeding_limits: true,
      second_address: '127.0.0.2',
      browser: 'bundled',
      hosted_flow: './hosted-flow.mjs',
    },
    callbacks: {
      listen: '127.0.0.1:4010',
      public_url: 'https://callbacks.example/assay',
      public_key_file: 'public.pem',
    },
    pacing: { requests_per_second: 5, concurrent_requests: 2, timeout_seconds: 10, fetch_timeout_seconds: 60 },
    budget: { requests: 1000, seconds: 600 },
    properties: { cases: 20, seconds: 30 },
    control: {
      base_url: 'http://127.0.0.1:4001',
      token: 'CANARY-token',
      offers: ['clock', 'client-status', 'customer-lock', 'login-status', 'callbacks', 'consents', 'connect-sessions'],
    },
    open_finance: {
      base_url: 'https://open.example/bank_xf',
      authority_file: 'certified.pem',
      website: { certificate_file: 'certified.pem', key_file: 'certified.key', passphrase: 'CANARY-passphrase' },
      websites: Object.fromEntries(otherWebsites.map((name) => [name, pairOfFiles()])),
      seal: { ...pairOfFiles(), passphrase: 'CANARY-passphrase-of-seal' },
      seals: Object.fromEntries(otherSeals.map((name) => [name, pairOfFiles()])),
      x5c: 'text',
      account_consent: { access: { accounts: [] }, validTo: '{valid_to}' },
      required_attributes: ['/access'],
      resource_path: '/v2/accounts',
      consents: Object.fromEntries(consentStates.map((state) => [state, `${state}-1`])),
      other_base_url: 'https://open.example/other_xf',
      blocked_base_url: 'https://open.example/blocked_xf',
      executed_payment_path: '/v2/payments/1',
    },
    readings: [{ address: 'ais-v4/accounts/nature-words', strength: 'stated', reason: 'decided by the owner' }],
    known_failures: [{ address: 'ais-v4/paging', reason: 'being fixed', owner: 'team', expires: '2027-01-31' }],
  }
}

export function fullProfileText(privateKey: string): string {
  return stringify(fullProfile(privateKey))
}
