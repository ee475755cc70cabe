import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Profile } from './profile.ts'
import { parseProfile } from './read-profile.ts'
import { secretsOf } from './secrets-of.ts'
import { fullProfileText, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const yaml = fullProfileText(keys.privateKey)
const profile = parseProfile(yaml, { file: 'p.yaml', folder: profileFolder(keys), environment: {} })
const secrets = secretsOf(profile)

/** A text with every secret taken out, as a masker would. */
function masked(text: string): string {
  return secrets.reduce((rest, { value, label }) => rest.replaceAll(value, `<${label}>`), text)
}

test('Nothing secret is left of a full profile once they are taken out', () => {
  assert.match(yaml, /CANARY/)
  assert.doesNotMatch(masked(yaml), /CANARY/)
})

test('The values of a query string are secrets, as written and decoded', () => {
  const values = secrets.map(({ value }) => value)
  assert.ok(values.includes('CANARY%20state'))
  assert.ok(values.includes('CANARY state'))
})

test('A short word in a query string is no secret of its own', () => {
  const oauth_login = { ...profile.data.oauth_login!, query_string: 'code=abcd&state=profile&done' }
  const values = secretsOf({ ...profile, data: { oauth_login } }).map(({ value }) => value)
  assert.ok(values.includes('abcd'))
  assert.ok(!values.includes('profile'))
})

test('What may be shown is no secret', () => {
  const values = secrets.map(({ value }) => value)
  for (const shown of ['id-main', 'plain_xf', '11', '21', keys.publicKey, 'main.pem', 'test', ''])
    assert.ok(!values.includes(shown), shown)
})

test('Longer secrets come first, and each once', () => {
  const lengths = secrets.map(({ value }) => value.length)
  assert.deepEqual(
    lengths,
    [...lengths].sort((a, b) => b - a),
  )
  assert.equal(new Set(secrets.map(({ value }) => value)).size, secrets.length)
})

const client = { purpose: 'main', app_id: 'a', secret: 'the secret', status: 'test', key_type: 'service' } as const
const provider = { purpose: 'plain', code: 'a', country_code: 'XF', fake: true } as const
const bare = { ...profile, clients: [], providers: [], data: {}, control: undefined, open_finance: undefined }

/** Each secret with what stands in for it. */
function labelled(over: Partial<Profile>): Array<[label: string, value: string]> {
  return secretsOf({ ...bare, ...over }).map(({ label, value }) => [label, value])
}

test('A profile without secrets has none', () => assert.deepEqual(labelled({}), []))

test('The secrets of clients are named by what they are and whose', () => {
  const v3 = { client_id: 'x', service_secret: 'service', app_secret: 'app-secret' }
  assert.deepEqual(labelled({ clients: [{ ...client, v3 }] }), [
    ['secret of main client', 'the secret'],
    ['app secret of main client', 'app-secret'],
    ['service secret of main client', 'service'],
  ])
  assert.deepEqual(labelled({ clients: [client] }), [['secret of main client', 'the secret']])
})

test('Credentials are named by field and provider, those of payments and of steps too', () => {
  const typed = (word: string) => ({ succeed: { a: `${word}-1` }, fail: { a: `${word}-2` } })
  const credentials = { ...typed('cred'), other: { a: 'cred-3' } }
  const of = (owner: string, word: string, numbers: number[]) =>
    numbers.map((number) => [`a of ${owner}`, `${word}-${number}`])
  assert.deepEqual(labelled({ providers: [{ ...provider, credentials, interactive_credentials: typed('step') }] }), [
    ...of('plain provider', 'cred', [1, 2, 3]),
    ...of("plain provider's step", 'step', [1, 2]),
  ])
  const paid = {
    purpose: 'keyless',
    code: 'a',
    credentials: typed('cred'),
    interactive_credentials: typed('step'),
  } as const
  assert.deepEqual(labelled({ data: { payment_providers: [paid] } }), [
    ...of('keyless payment provider', 'cred', [1, 2]),
    ...of("keyless payment provider's step", 'step', [1, 2]),
  ])
  assert.deepEqual(
    labelled({ providers: [provider], data: { payment_providers: [{ purpose: 'keyless', code: 'a' }] } }),
    [],
  )
})

test('Ready logins, bodies of version 6 and the control port hide what they carry', () => {
  const ready = { customer_id: '1', customer_secret: 'customer', login_id: '2', login_secret: 'loginsec' }
  assert.deepEqual(labelled({ data: { large_login: ready } }), [
    ['customer secret of large login', 'customer'],
    ['login secret of large login', 'loginsec'],
  ])
  assert.deepEqual(labelled({ data: { oauth_login: { ...ready, query_string: '' } } }), [
    ['customer secret of oauth login', 'customer'],
    ['login secret of oauth login', 'loginsec'],
  ])
  const v6_bodies = { create: { data: { x: 'shown', y: null, credentials: { pin: ['pin-1', null, 7] } } } }
  assert.deepEqual(labelled({ data: { v6_bodies } as unknown as Profile['data'] }), [
    ['credentials of data.v6_bodies', 'pin-1'],
  ])
  const control = { base_url: 'http://c.example', offers: [] }
  assert.deepEqual(labelled({ control: { ...control, token: 'tok' } }), [['control token', 'tok']])
  assert.deepEqual(labelled({ control }), [])
})

test('A query string is a secret whole, and so are its long values and any code', () => {
  const ready = { customer_id: '1', customer_secret: '', login_id: '2', login_secret: '' }
  const query_string = 'code=abcd&key=efg&state=123456789&x=1234567890&bare'
  assert.deepEqual(labelled({ data: { oauth_login: { ...ready, query_string } } }), [
    ['query string of oauth login', query_string],
    ['query string of oauth login', '1234567890'],
    ['query string of oauth login', 'abcd'],
  ])
})

test('Keys and passphrases of certificates are named by where they stand', () => {
  const labels = new Set(secrets.map(({ label }) => label))
  for (const label of ['passphrase of website', 'passphrase of seal']) assert.ok(labels.has(label), label)
  const keyOf = (over: object) =>
    secretsOf({ ...bare, open_finance: { ...profile.open_finance!, ...over } }).map(({ label }) => label)
  const pair = { certificate: 'c', key: 'the key', passphrase: 'open sesame' }
  assert.deepEqual(keyOf({ website: pair, seal: { certificate: 'c', key: '' }, websites: {}, seals: {} }), [
    'passphrase of website',
    'private key of website',
  ])
  const other = (group: object) =>
    keyOf({
      website: { certificate: 'c', key: '' },
      seal: { certificate: 'c', key: '' },
      websites: {},
      seals: {},
      ...group,
    })
  assert.deepEqual(other({ websites: { not_yet_valid: pair } }), [
    'passphrase of websites not yet valid',
    'private key of websites not yet valid',
  ])
  assert.deepEqual(other({ seals: { expired: pair } }), ['passphrase of seals expired', 'private key of seals expired'])
})
